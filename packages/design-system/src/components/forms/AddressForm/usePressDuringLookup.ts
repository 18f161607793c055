import type { Cep } from "@petbox/domain/address/cep";
import { type CepLookup, cepOf, cepToLookUp } from "@petbox/domain/address/cepLookup";
import { type RefObject, type SubmitEvent, useEffect, useState } from "react";

/**
 * A press of the form's button that comes while its CEP is looked up is kept, and carried out when the answer is there,
 * whatever it is. Another CEP that is typed in between forgets it.
 */
export function usePressDuringLookup(form: RefObject<HTMLFormElement | null>, lookup: CepLookup) {
  const [kept, setKept] = useState<Cep>();
  const looking = cepToLookUp(lookup);
  const waiting = kept !== undefined && kept === looking;

  useEffect(() => {
    if (kept === undefined || waiting) return;
    setKept(undefined);
    if (kept === cepOf(lookup)) form.current?.requestSubmit();
  }, [kept, waiting, lookup, form]);

  return {
    /** A press was kept. */
    waiting,
    /** For the form's `onSubmitCapture`: comes before the form looks at what it was sent with. */
    keep(event: SubmitEvent<HTMLFormElement>) {
      if (looking === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setKept(looking);
    },
  };
}
