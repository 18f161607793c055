import { useEffect, useRef } from "react";
import { MaskedField } from "../MaskedField/index.ts";

/** The holder's CPF. What is known of it fills the field as soon as it is known, unless something was typed by then. */
export function CpfField({ known }: { known: string | undefined }) {
  const control = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = control.current;
    if (!known || input === null || input.value !== "") return;
    input.value = known;
    // The mask and the form learn of it the way they learn of what the browser fills in.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [known]);

  return (
    <MaskedField
      ref={control}
      kind="cpf"
      name="cpf"
      label="CPF do titular"
      hint="De quem é o dono do cartão"
      required
    />
  );
}
