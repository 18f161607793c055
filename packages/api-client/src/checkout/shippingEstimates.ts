import type { Cep } from "@petbox/domain/address/cep";
import { freightUnknownMessage } from "@petbox/domain/delivery/freight";
import { refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { estimateShipping } from "./api.ts";
import type { ShippingEstimate } from "./contract.ts";

/** Asks what the carrier wants to a CEP. */
export type AskEstimate = (cep: Cep) => Promise<ShippingEstimate>;

/**
 * Asks the carrier once for each CEP (MAN-331): who shows the answer and who saves by it have the same one, and whoever
 * asks while it is on its way waits for it. What failed is asked again the next time.
 * @throws ApiError of the call; refused when the carrier answers nothing.
 */
export function createShippingEstimates(client: ApiClient): AskEstimate {
  const asked = new Map<Cep, Promise<ShippingEstimate>>();
  return (cep) => {
    const earlier = asked.get(cep);
    if (earlier !== undefined) return earlier;
    const answer = ask(cep);
    asked.set(cep, answer);
    answer.catch(() => asked.delete(cep));
    return answer;
  };

  async function ask(cep: Cep): Promise<ShippingEstimate> {
    const estimate = await estimateShipping(client, cep);
    if (estimate === undefined) throw refused(freightUnknownMessage);
    return estimate;
  }
}
