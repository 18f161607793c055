import type { Cep } from "@petbox/domain/address/cep";
import {
  type CepLookup,
  cepToLookUp,
  lookupOfKnown,
  nextCepLookup,
  type PlaceReply,
} from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { useEffect, useEffectEvent, useReducer } from "react";

/** Finds the place of a CEP; undefined where it is unknown. A rejection is a failed look-up, which can be retried. */
export type CepFetcher = (cep: Cep) => Promise<PlaceReply | undefined>;

function firstLookup(known: KnownDeliveryAddress): CepLookup {
  const lookup = lookupOfKnown(known);
  return lookup.kind === "idle" && known.cep !== undefined ? { kind: "looking", cep: known.cep } : lookup;
}

/**
 * The CEP look-up of a form: requests the place of every complete CEP (FUN-169, FUN-319). Its members are the props
 * `lookup`, `onCepChange` and `onRetry` of `AddressForm`.
 * @param fetcher requests a place, from any service.
 * @param known the address that the form starts with, as its `known`: complete, it counts as found; of a CEP alone the place is requested. Later
 * changes are ignored.
 *
 * @example
 * import type { CepFetcher } from "@petbox/design-system/components/AddressForm";
 *
 * const saved = { number: "1578", complement: "apto 42" };
 * const findPlace: CepFetcher = async (cep) => {
 *   const reply = await fetch(`/api/ceps/${cep}`);
 *   return reply.status === 404 ? undefined : reply.json();
 * };
 *
 * function Address() {
 *   const lookup = useCepLookup(findPlace, saved);
 *   return <AddressForm {...lookup} known={saved} />;
 * }
 */
export function useCepLookup(
  fetcher: CepFetcher,
  known: KnownDeliveryAddress = {},
): {
  readonly lookup: CepLookup;
  /** The text of the CEP field, at every change. */
  readonly onCepChange: (text: string) => void;
  /** Retries the look-up of a CEP after a failure. */
  readonly onRetry: () => void;
} {
  const [lookup, dispatch] = useReducer(nextCepLookup, known, firstLookup);
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
