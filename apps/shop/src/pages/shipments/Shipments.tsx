import { useShipmentFlows } from "@petbox/api-client/shipments/hooks";
import { ShipmentsScreen } from "@petbox/design-system/screens/shipments/ShipmentsScreen";
import { usualTrackingSite } from "@petbox/domain/shipment/trackingLink";
import { useLocation } from "react-router-dom";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";

interface ShipmentsProps {
  /** How many subscriptions are expected, for the place that is kept for them. */
  readonly expected?: number;
  /** Only those of this subscription, on its own page. */
  readonly subscription?: string;
  /** Called when a subscription has changed: the page's other data may be stale. */
  readonly onMoved?: () => void;
  /** What is owed is to be paid here; without it that is done on a page of its own. */
  readonly onRegularise?: () => void;
}

/** The shipment tracker, a section of the customer's area; `?assinatura=` shows a single subscription. */
export function Shipments({ expected, subscription, onMoved, onRegularise }: ShipmentsProps) {
  const { clock, connectRealtime } = useServices();
  const { customerCode } = useSession();
  // Not the router's own hook, which would add to every first load.
  const query = new URLSearchParams(useLocation().search);
  const tracking = useShipmentFlows({
    customerCode,
    subscription: subscription ?? (query.get("assinatura") || undefined),
    clock,
    connectRealtime,
    onMoved,
  });
  return (
    <ShipmentsScreen
      {...tracking}
      today={useToday()}
      now={clock()}
      expected={expected}
      trackingSite={usualTrackingSite}
      onRegularise={onRegularise}
      saysWhatComesNext={subscription === undefined}
    />
  );
}
