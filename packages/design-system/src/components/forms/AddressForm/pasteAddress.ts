import { formatCep } from "@petbox/domain/address/cep";
import { parsePastedAddress } from "@petbox/domain/address/pastedAddress";
import type { ClipboardEvent } from "react";

/** Splits a whole address pasted into the CEP: number and complement go into their own fields. */
export function pasteAddress(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = parsePastedAddress(event.clipboardData.getData("text"));
  if (pasted === undefined) return;
  event.preventDefault();
  const { currentTarget: cep } = event;
  write(cep, formatCep(pasted.cep));
  for (const name of ["number", "complement"] as const) {
    const control = cep.form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement && pasted[name] !== "") write(control, pasted[name]);
  }
}

/** Entered as if typed, so that mask, counter and look-up notice it. */
function write(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
