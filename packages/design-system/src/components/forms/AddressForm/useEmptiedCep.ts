import { formatCep } from "@petbox/domain/address/cep";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { type RefObject, useEffect } from "react";
import { fillControl } from "../Form/fillIn.ts";

/** Empties a CEP that was not found, and restores it when a retry finds it (SUB-337). */
export function useEmptiedCep(cep: RefObject<HTMLInputElement | null>, lookup: CepLookup, isEmptied: boolean): void {
  useEffect(() => {
    const control = cep.current;
    if (!isEmptied || control === null) return;
    // The look-up still knows the CEP to retry.
    if (lookup.kind === "failed" || lookup.kind === "not-found") control.value = "";
    else if (lookup.kind === "found") fillControl(control, formatCep(lookup.place.cep));
  }, [cep, lookup, isEmptied]);
}
