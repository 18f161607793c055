import { useShippingEstimate } from "@petbox/api-client/checkout/hooks";
import { createShippingEstimates } from "@petbox/api-client/checkout/shippingEstimates";
import { refused } from "@petbox/api-client/client/apiError";
import type { SummaryDelivery } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import type { Address } from "@petbox/domain/address/address";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { firstBox, freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import { freightOf, freightUnknownMessage } from "@petbox/domain/delivery/freight";
import type { Cents } from "@petbox/domain/money/cents";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { useShipFrom } from "./useShipFrom.ts";

interface FirstBoxOnItsWay {
  /** What is shown of it for the place that was looked up. */
  readonly delivery: SummaryDelivery;
  /**
   * The freight to an address, and to no other. It waits for an estimate that is under way, and asks again for one that
   * failed. @throws ApiError refused, with a sentence, when the carrier does not say it.
   */
  freightTo(address: Pick<Address, "cep" | "state">): Promise<Cents>;
}

/** When the first box arrives, and for how much. */
export function useFirstBox(lookup: CepLookup, plan: PlanLength): FirstBoxOnItsWay {
  const { client } = useServices();
  const [askEstimate] = useState(() => createShippingEstimates(client));
  const from = useShipFrom();
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const reading = useShippingEstimate(place?.cep, askEstimate);

  async function freightTo({ cep, state }: Pick<Address, "cep" | "state">): Promise<Cents> {
    const sure = freightWithoutCarrier(state);
    if (sure !== undefined) return sure;
    // What the summary shows is asked again with it.
    if (reading.status === "failed") reading.retry();
    const carrier = await askEstimate(cep).catch(() => undefined);
    if (carrier === undefined) throw refused(freightUnknownMessage);
    return freightOf(carrier.price, state);
  }

  return { delivery: deliveryTo(), freightTo };

  function deliveryTo(): SummaryDelivery {
    if (place === undefined) {
      return { estimate: { kind: lookup.kind === "looking" ? "loading" : "waiting" }, freight: undefined };
    }
    const { state } = place;
    const sure = freightWithoutCarrier(state);
    if (reading.status === "loading") return { estimate: { kind: "loading" }, freight: sure };
    // That it failed is not said (MAN-393) until the freight is needed.
    if (reading.status === "failed") {
      return { estimate: reading.pending ? { kind: "loading" } : undefined, freight: sure };
    }
    const carrier = reading.value;
    if (!from.ok)
      return { estimate: { kind: "undated", problem: from.error }, freight: freightOf(carrier.price, state) };
    const { shipDate, window, freight } = firstBox({ from: from.value, state, plan, carrier });
    return { estimate: { kind: "known", ...window, shipDate }, freight };
  }
}
