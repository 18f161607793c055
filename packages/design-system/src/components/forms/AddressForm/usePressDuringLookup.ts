import type { Cep } from "@petbox/domain/address/cep";
import { type CepLookup, cepOf, cepToLookUp } from "@petbox/domain/address/cepLookup";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { submitForm } from "../../../browser/submitForm.ts";

/**
 * Defers a submission while the CEP look-up is in progress, and performs it on any result. Typing another CEP cancels it. If the place is
 * found and the number is empty and was not asked before, the number gets the focus instead.
 */
export function usePressDuringLookup(form: RefObject<HTMLFormElement | null>, lookup: CepLookup) {
  const [kept, setKept] = useState<Cep>();
  const hadResult = useRef(false);
  const wasAsked = useRef(true);
  const looking = cepToLookUp(lookup);
  const waiting = kept !== undefined && kept === looking;

  useEffect(() => {
    if (lookup.kind !== "idle" && lookup.kind !== "looking") hadResult.current = true;
  }, [lookup]);

  useEffect(() => {
    if (kept === undefined || waiting) return;
    setKept(undefined);
    if (kept !== cepOf(lookup) || form.current === null) return;
    if (wasAsked.current || lookup.kind !== "found") submitForm(form.current);
    else numberOf(form.current)?.focus();
  }, [kept, waiting, lookup, form]);

  return {
    /** A submission was deferred. */
    waiting,
    /** For the form's `onSubmitCapture`, before the form reads its values. */
    keep(event: SubmitEvent<HTMLFormElement>) {
      if (looking === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      wasAsked.current = hadResult.current || numberOf(event.currentTarget)?.value !== "";
      setKept(looking);
    },
  };
}

function numberOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const control = form.elements.namedItem("number");
  return control instanceof HTMLInputElement ? control : undefined;
}
