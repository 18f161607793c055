import { formatCep } from "@petbox/domain/address/cep";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { type RefObject, useEffect } from "react";
import { fillControl } from "../Form/fillIn.ts";

/** Empties a CEP that was looked up in vain, and brings it back when it is found after all (SUB-337). */
export function useEmptiedCep(cep: RefObject<HTMLInputElement | null>, lookup: CepLookup, isEmptied: boolean): void {
  useEffect(() => {
    const control = cep.current;
    if (!isEmptied || control === null) return;
    // Nobody typed that: the look-up still knows which one to ask about again.
    if (lookup.kind === "failed" || lookup.kind === "not-found") control.value = "";
    else if (lookup.kind === "found") fillControl(control, formatCep(lookup.place.cep));
  }, [cep, lookup, isEmptied]);
}
