import { formatCep } from "@petbox/domain/address/cep";
import { parsePastedAddress } from "@petbox/domain/address/pastedAddress";
import type { ClipboardEvent } from "react";
import { flushSync } from "react-dom";

/** Takes a whole address that is pasted into the CEP apart: number and complement go into their own fields. */
export function pasteAddress(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = parsePastedAddress(event.clipboardData.getData("text"));
  if (pasted === undefined) return;
  event.preventDefault();
  const { currentTarget: cep } = event;
  // Another CEP empties the other fields: that comes first.
  flushSync(() => write(cep, formatCep(pasted.cep)));
  for (const name of ["number", "complement"] as const) {
    const control = cep.form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement && pasted[name] !== "") write(control, pasted[name]);
  }
}

/** As if it had been typed: mask, counter and look-up hear of it. */
function write(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
