import {
  type CepLookup,
  type CepLookupEvent,
  cepToLookUp,
  initialCepLookup,
  nextCepLookup,
} from "@petbox/domain/address/cepLookup";
import { useEffect, useReducer } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { lookUpCep } from "./api.ts";

/**
 * The CEP lookup of a form: requests the place of every complete CEP (FUN-169, FUN-319).
 * @param first the initial state, if the form starts with a known CEP.
 */
export function useCepLookup(first: CepLookup = initialCepLookup): {
  readonly lookup: CepLookup;
  /** The text of the CEP field, at every change. */
  type(text: string): void;
  /** Retries the lookup of a CEP after a failure. */
  retry(): void;
} {
  const client = useApiClient();
  const [lookup, dispatch] = useReducer<CepLookup, [CepLookupEvent]>(nextCepLookup, first);
  const cep = cepToLookUp(lookup);

  useEffect(() => {
    if (cep === undefined) return;
    lookUpCep(client, cep).then(
      (place) => dispatch({ type: "replied", cep, place }),
      () => dispatch({ type: "failed", cep }),
    );
  }, [client, cep]);

  return {
    lookup,
    type: (text) => dispatch({ type: "cep-typed", text }),
    retry: () => dispatch({ type: "retried" }),
  };
}
