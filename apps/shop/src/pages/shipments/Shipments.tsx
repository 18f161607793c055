import { useShipmentFlows } from "@petbox/api-client/shipments/hooks";
import { ShipmentsScreen } from "@petbox/design-system/screens/shipments/ShipmentsScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { usualTrackingSite } from "@petbox/domain/shipment/trackingLink";
import type { ScheduledCharge } from "@petbox/domain/subscription/upcoming";
import { useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { useRevalidateAtExpiry } from "../../app/useRevalidateAtExpiry.ts";
import { useNewDay, useToday } from "../../app/useToday.ts";
import { trackedSubscription } from "./startTracking.ts";

interface ShipmentsProps {
  /** Number of expected subscriptions, for the skeleton. */
  readonly expected?: number;
  /** Shows only this subscription, on its own page. */
  readonly subscription?: string;
  /** Codes of the subscriptions whose open charge the page shows elsewhere. @default none */
  readonly debtsShown?: readonly string[];
  /** The next charges of pads and food. @default none */
  readonly scheduledCharges?: readonly ScheduledCharge[] | undefined;
  /** Whether the customer has an active subscription of any kind. @default false */
  readonly hasSubscription?: boolean;
  /** Called when a subscription has changed: the page's other data may be stale. */
  readonly onChange?: () => void;
}

/** The shipment tracker, a section of the customer's area; `?assinatura=` shows a single subscription. */
export function Shipments(props: ShipmentsProps) {
  const { expected, subscription, debtsShown, scheduledCharges, hasSubscription, onChange } = props;
  const { clock } = useServices();
  // The router's `useSearchParams` would add to the first load of every page.
  const { search } = useLocation();
  const { revalidate, ...tracking } = useShipmentFlows({
    subscription: subscription ?? trackedSubscription(search),
    clock,
    onMoved: onChange,
  });
  useNewDay(revalidate);
  useRevalidateAtExpiry(readyValue(tracking.result)?.flows.map(({ facts }) => facts?.payment) ?? [], revalidate);
  return (
    <ShipmentsScreen
      {...tracking}
      today={useToday()}
      now={clock()}
      expected={expected}
      trackingSite={usualTrackingSite}
      debtsShown={debtsShown}
      scheduledCharges={scheduledCharges}
      hasSubscription={hasSubscription}
      saysWhatComesNext={subscription === undefined}
    />
  );
}
