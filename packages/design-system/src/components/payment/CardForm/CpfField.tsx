import { type ReactNode, useEffect, useRef } from "react";
import { useAfterReset } from "../../forms/Field/useAfterReset.ts";
import { fillControl } from "../../forms/Form/fillIn.ts";
import { MaskedField } from "../../forms/MaskedField/index.ts";

interface CpfFieldProps {
  known: string | undefined;
  label: ReactNode;
  hint: ReactNode;
}

/** The holder's CPF, filled in once known, unless the field already has text. */
export function CpfField({ known, label, hint }: CpfFieldProps) {
  const control = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (known && control.current !== null) fillControl(control.current, known);
  }, [known]);
  useAfterReset(control, (field) => {
    if (known) fillControl(field, known);
  });

  return <MaskedField ref={control} kind="cpf" name="cpf" label={label} hint={hint} required />;
}
