import { useSavedFreight } from "@petbox/api-client/checkout/savedFreight";
import { useShippingEstimate } from "@petbox/api-client/checkout/useShippingEstimate";
import { refused } from "@petbox/api-client/client/apiError";
import type { SummaryDelivery } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import type { Address } from "@petbox/domain/address/address";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import type { StateCode } from "@petbox/domain/address/states";
import { mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { type CarrierEstimate, firstBox, freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import { freightOf, freightUnknownMessage } from "@petbox/domain/delivery/freight";
import { deliveryMessages } from "@petbox/domain/delivery/messages";
import type { Cents } from "@petbox/domain/money/cents";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { useSession } from "../../app/services.ts";
import { useShipFrom } from "./useShipFrom.ts";

interface FirstBoxDelivery {
  /** The delivery to the place that was found by its CEP. */
  readonly delivery: SummaryDelivery;
  /**
   * The freight to an address. It waits for a pending estimate, and retries a failed one.
   * @throws ApiError refused, with a message, if the carrier has no estimate.
   */
  freightTo(address: Pick<Address, "cep" | "state">): Promise<Cents>;
}

/** The arrival and the freight of the first box. */
export function useFirstBox(lookup: CepLookup, plan: PlanLength): FirstBoxDelivery {
  const from = useShipFrom();
  const { purchase } = useSession();
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const { estimate, estimateTo } = useShippingEstimate(place?.cep);
  const savedFreight = readyValue(useSavedFreight(purchase?.kind)) ?? undefined;

  /** The freight that needs no carrier estimate. The shop's freight rules apply to boxes, not to pads or food. */
  const sureOf = (state: StateCode) => (purchase === null ? freightWithoutCarrier(state) : undefined);
  const freightFrom = ({ price }: CarrierEstimate, state: StateCode) =>
    purchase === null ? freightOf(price, state) : price;

  async function freightTo({ cep, state }: Pick<Address, "cep" | "state">): Promise<Cents> {
    const sure = sureOf(state);
    if (sure !== undefined) return sure;
    // The retry also updates the summary.
    if (estimate?.status === "failed") estimate.retry();
    const carrier = await estimateTo(cep).catch(() => undefined);
    if (carrier === undefined) throw refused(freightUnknownMessage);
    return freightFrom(carrier, state);
  }

  return { delivery: deliveryTo(), freightTo };

  function deliveryTo(): SummaryDelivery {
    // A purchase that ships with a box has the box's dates, not those of the typed address.
    if (purchase?.withBox) return { estimate: undefined, freight: savedFreight };
    if (place === undefined || estimate === undefined) {
      const isLooking = lookup.kind === "looking";
      // The saved freight applies until the address has its own (MAN-330).
      return { estimate: isLooking ? { status: "loading" } : undefined, freight: isLooking ? undefined : savedFreight };
    }
    const { state } = place;
    const carrier = readyValue(estimate);
    return {
      estimate: mapAsyncResult(estimate, (carrier) => {
        if (!from.ok) return { problem: deliveryMessages[from.error] };
        const { shipDate, window } = firstBox({ from: from.value, state, plan, carrier });
        return { ...window, shipDate };
      }),
      freight: sureOf(state) ?? (carrier && freightFrom(carrier, state)),
    };
  }
}
