import { addressFields, type CepLookup } from "@petbox/domain/address/cepLookup";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Asks again, and keeps the focus that its button has: the button is gone while it is asked. Until there is an answer the
 * CEP has it, then the first field that is still empty.
 */
export function useRetryFocus(cep: RefObject<HTMLInputElement | null>, lookup: CepLookup, onRetry: () => void) {
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current || lookup.kind === "looking") return;
    isAsked.current = false;
    const control = cep.current;
    // Whoever has gone elsewhere meanwhile stays there.
    if (lookup.kind === "found" && control === document.activeElement) firstEmpty(control?.form)?.focus();
  }, [cep, lookup]);

  return () => {
    isAsked.current = true;
    cep.current?.focus();
    onRetry();
  };
}

function firstEmpty(form: HTMLFormElement | null | undefined): HTMLInputElement | undefined {
  for (const name of addressFields) {
    const control = form?.elements.namedItem(name);
    // Of the CEP itself something is known by now, although it may stand empty (SUB-337).
    if (name !== "cep" && control instanceof HTMLInputElement && !control.readOnly && control.value === "")
      return control;
  }
  return undefined;
}
