import { type ReactNode, useEffect, useRef } from "react";
import { MaskedField } from "../MaskedField/index.ts";

interface CpfFieldProps {
  known: string | undefined;
  label: ReactNode;
  hint: ReactNode;
}

/** The holder's CPF. What is known of it fills the field as soon as it is known, unless something was typed by then. */
export function CpfField({ known, label, hint }: CpfFieldProps) {
  const control = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = control.current;
    if (!known || input === null || input.value !== "") return;
    input.value = known;
    // The mask and the form learn of it the way they learn of what the browser fills in.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [known]);

  return <MaskedField ref={control} kind="cpf" name="cpf" label={label} hint={hint} required />;
}
