import type { Cep } from "@petbox/domain/address/cep";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { CarrierEstimate } from "@petbox/domain/delivery/firstBox";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { sharedWhilePending } from "../client/sharedWhilePending.ts";
import { estimateShipping } from "./api.ts";
import { estimateShippingEndpoint } from "./contract.ts";

const keyOf = (cep: Cep) => [estimateShippingEndpoint.path, cep] as const;

/** The carrier's estimate for a CEP (MAN-331), shared by the summary and the save. */
export function useShippingEstimate(cep: Cep | undefined): {
  /** Undefined without a CEP. */
  readonly estimate: AsyncResult<CarrierEstimate> | undefined;
  /**
   * The cached estimate for a CEP, else the pending or a new request.
   * @throws ApiError of the call; refused when the carrier sends no estimate.
   */
  readonly estimateTo: (cep: Cep) => Promise<CarrierEstimate | undefined>;
} {
  const client = useApiClient();
  const { mutate } = useSWRConfig();
  const [ask] = useState(() => sharedWhilePending((asked: Cep) => estimateShipping(client, asked)));
  const result = asyncResultOf(useSWR(cep && keyOf(cep), ([, asked]) => ask(asked), readOnce));
  return {
    estimate: cep && result,
    estimateTo: (asked) =>
      mutate(keyOf(asked), (known?: CarrierEstimate) => known ?? ask(asked), { revalidate: false }),
  };
}
