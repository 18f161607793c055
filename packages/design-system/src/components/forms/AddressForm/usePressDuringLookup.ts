import type { Cep } from "@petbox/domain/address/cep";
import { type CepLookup, cepOf, cepToLookUp } from "@petbox/domain/address/cepLookup";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { submitForm } from "../../../browser/submitForm.ts";

/** A deferred submission. */
interface KeptPress {
  /** The CEP that was being looked up; undefined if the known address was awaited. */
  readonly cep: Cep | undefined;
  /** Whether the form has asked for a house number before, below an earlier result. */
  readonly wasAsked: boolean;
}

/**
 * Defers a submission while the CEP look-up is in progress, and performs it on any result. Typing another CEP cancels it. If the place is
 * found and the number is empty and was not asked before, the number gets the focus instead.
 * @param isAwaited whether the form's known address has not arrived yet; a submission is deferred until then, too.
 */
export function usePressDuringLookup(form: RefObject<HTMLFormElement | null>, lookup: CepLookup, isAwaited = false) {
  const [kept, setKept] = useState<KeptPress>();
  const hadResult = useRef(false);
  const looking = cepToLookUp(lookup);
  const isOfLookup = looking !== undefined && looking === (kept?.cep ?? looking);
  const isDue = kept !== undefined && !isAwaited && !isOfLookup;

  useEffect(() => {
    if (lookup.kind !== "idle" && lookup.kind !== "looking") hadResult.current = true;
  }, [lookup]);

  useEffect(() => {
    if (!isDue) return;
    // React may show the result within the press's own submit event, during which the browser ignores another submission.
    const timer = setTimeout(() => {
      setKept(undefined);
      const isOfOtherCep = kept.cep !== undefined && kept.cep !== cepOf(lookup);
      if (isOfOtherCep || form.current === null) return;
      const number = numberOf(form.current);
      if (lookup.kind === "found" && number?.value === "" && !kept.wasAsked) number.focus();
      else submitForm(form.current);
    });
    return () => clearTimeout(timer);
  }, [kept, isDue, lookup, form]);

  return {
    /** A submission was deferred. */
    waiting: kept !== undefined,
    /** For the form's `onSubmitCapture`, before the form reads its values. */
    keep(event: SubmitEvent<HTMLFormElement>) {
      if (looking === undefined && !isAwaited) return;
      event.preventDefault();
      event.stopPropagation();
      setKept({ cep: looking, wasAsked: hadResult.current });
    },
    /** Cancels a deferred submission. */
    cancel: () => setKept(undefined),
  };
}

function numberOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const control = form.elements.namedItem("number");
  return control instanceof HTMLInputElement ? control : undefined;
}
