import type { Cep } from "@petbox/domain/address/cep";
import {
  type CepLookup,
  type CepLookupEvent,
  cepToLookUp,
  initialCepLookup,
  nextCepLookup,
  type PlaceReply,
} from "@petbox/domain/address/cepLookup";
import { useEffect, useEffectEvent, useReducer } from "react";

/** Finds the place of a CEP; undefined where it is unknown. A rejection is a failed look-up, which can be retried. */
export type CepFetcher = (cep: Cep) => Promise<PlaceReply | undefined>;

/**
 * The CEP look-up of a form: requests the place of every complete CEP (FUN-169, FUN-319). Its members are the props
 * `lookup`, `onCepChange` and `onRetry` of `AddressForm`.
 * @param fetcher requests a place, from any service.
 * @param first the initial state, if the form starts with a known CEP.
 */
export function useCepLookup(
  fetcher: CepFetcher,
  first: CepLookup = initialCepLookup,
): {
  readonly lookup: CepLookup;
  /** The text of the CEP field, at every change. */
  readonly onCepChange: (text: string) => void;
  /** Retries the look-up of a CEP after a failure. */
  readonly onRetry: () => void;
} {
  const [lookup, dispatch] = useReducer<CepLookup, [CepLookupEvent]>(nextCepLookup, first);
  const cep = cepToLookUp(lookup);
  const request = useEffectEvent((wanted: Cep) => fetcher(wanted));

  useEffect(() => {
    if (cep === undefined) return;
    let isLatest = true;
    request(cep).then(
      (place) => dispatch({ type: "replied", cep, place }),
      // The same CEP may have been typed again: the later request still runs.
      () => isLatest && dispatch({ type: "failed", cep }),
    );
    return () => {
      isLatest = false;
    };
  }, [cep]);

  return {
    lookup,
    onCepChange: (text) => dispatch({ type: "cep-typed", text }),
    onRetry: () => dispatch({ type: "retried" }),
  };
}
