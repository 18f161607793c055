import { useShippingEstimate } from "@petbox/api-client/checkout/hooks";
import type { SummaryDelivery } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { firstBox, freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { useToday } from "../../app/useToday.ts";

/** When the first box arrives at the place that was looked up, and for how much. */
export function useFirstBox(lookup: CepLookup, plan: PlanLength): SummaryDelivery {
  const today = useToday();
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const reading = useShippingEstimate(place?.cep);
  if (place === undefined)
    return { estimate: { kind: lookup.kind === "looking" ? "loading" : "waiting" }, freight: undefined };

  const sure = freightWithoutCarrier(place.state);
  if (reading.status === "loading") return { estimate: { kind: "loading" }, freight: sure };
  if (reading.status === "failed" || reading.value === null) return { estimate: undefined, freight: sure };
  const { shipDate, window, freight } = firstBox({ today, state: place.state, plan, carrier: reading.value });
  return { estimate: { kind: "known", ...window, shipDate }, freight };
}
