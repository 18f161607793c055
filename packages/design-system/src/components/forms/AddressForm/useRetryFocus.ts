import { addressFields, type CepLookup } from "@petbox/domain/address/cepLookup";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Retries the look-up and keeps the focus, since its button disappears meanwhile: the focus moves to the CEP, and after the result to the
 * first empty field.
 */
export function useRetryFocus(cep: RefObject<HTMLInputElement | null>, lookup: CepLookup, onRetry: () => void) {
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current || lookup.kind === "looking") return;
    isAsked.current = false;
    const control = cep.current;
    // The focus is not moved if the user has left the field.
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
    // The CEP has a result, although the field may be empty (SUB-337).
    if (name !== "cep" && control instanceof HTMLInputElement && !control.readOnly && control.value === "")
      return control;
  }
  return undefined;
}
