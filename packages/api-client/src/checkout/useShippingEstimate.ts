import type { Cep } from "@petbox/domain/address/cep";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { CarrierEstimate } from "@petbox/domain/delivery/firstBox";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { estimateShipping } from "./api.ts";
import { estimateShippingEndpoint } from "./contract.ts";

const keyOf = (cep: Cep) => [estimateShippingEndpoint.path, cep] as const;

/**
 * Deduplicates requests in flight: a caller with the same argument gets the pending promise. Replies are not cached, unlike in SWR, whose
 * own deduplication gives a second caller no promise to wait for.
 */
export function sharedWhilePending<Asked, Reply>(
  ask: (asked: Asked) => Promise<Reply>,
): (asked: Asked) => Promise<Reply> {
  const pending = new Map<Asked, Promise<Reply>>();
  return (asked) => {
    const reply = pending.get(asked) ?? ask(asked).finally(() => pending.delete(asked));
    pending.set(asked, reply);
    return reply;
  };
}

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
