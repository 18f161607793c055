import { isRateable, type Shipment } from "@petbox/domain/shipment/shipment";
import type { TimelineStep } from "@petbox/domain/shipment/timeline";
import { trackingLink } from "@petbox/domain/shipment/trackingLink";
import { confirmDeliveryPath } from "@petbox/domain/site/boxToConfirm";
import { ratingPaths, resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import type { TimelineProps } from "../../components/status/Timeline/index.ts";
import { OnAPhone, OnAWideScreen } from "./SubscriptionTracker.styles.ts";

interface Tracked {
  readonly subscription: string;
  readonly shipment: Shipment | undefined;
  /** The name of the box: a page may have several late ones. */
  readonly box: string;
  readonly isLate: boolean;
  readonly isDebtShown: boolean;
  readonly overdue: boolean;
  readonly trackingSite: string;
}

/** Maps the timeline to the tracker's steps with their actions. */
export function trackerSteps(steps: readonly TimelineStep[], tracked: Tracked): TimelineProps["steps"] {
  return steps.map((step) => ({ ...step, action: actionOf(step, tracked) }));
}

function actionOf({ name, state }: TimelineStep, tracked: Tracked) {
  const { shipment, trackingSite } = tracked;
  switch (name) {
    case "payment":
      return state === "failed" && !tracked.isDebtShown ? <ResolveLinks {...tracked} /> : undefined;
    case "carrier": {
      // The list of received boxes keeps the code of a delivered one.
      const href =
        shipment?.trackingCode && !shipment.delivered ? trackingLink(trackingSite, shipment.trackingCode) : undefined;
      return href === undefined ? undefined : (
        <Link href={href} standalone newTab>
          Rastrear envio
          <BoxName {...tracked} />
        </Link>
      );
    }
    case "delivery":
      if (tracked.isLate && shipment !== undefined) {
        // It leads to the list, which asks at once for the confirmation. Once confirmed, another link takes its place.
        return (
          <LinkButton key="confirm" href={confirmDeliveryPath(shipment.id)} size="small" variant="secondary">
            Confirmar entrega
            <BoxName {...tracked} />
          </LinkButton>
        );
      }
      return shipment !== undefined && isRateable(shipment) ? (
        <LinkButton href={pathTo(ratingPaths.rating, { shipment: shipment.id })} size="small" variant="secondary">
          Avaliar BOX
          <BoxName {...tracked} />
        </LinkButton>
      ) : undefined;
    default:
      return undefined;
  }
}

function BoxName({ box }: Pick<Tracked, "box">) {
  return <VisuallyHidden>{` (${box})`}</VisuallyHidden>;
}

/** On a phone the link leads to a separate page (SUB-025); on wide screens the overdue warning already has one. */
function ResolveLinks({ subscription, overdue, box }: Tracked) {
  const words = (
    <>
      Resolver pagamento
      <BoxName box={box} />
    </>
  );
  return (
    <>
      <OnAPhone>
        <Link href={pathTo(resolutionPaths.suspended, { subscription })} standalone>
          {words}
        </Link>
      </OnAPhone>
      {overdue ? null : (
        <OnAWideScreen>
          <Link href={pathTo(resolutionPaths.resolution, { subscription })} standalone>
            {words}
          </Link>
        </OnAWideScreen>
      )}
    </>
  );
}
