import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { timelineOf } from "@petbox/domain/shipment/timeline";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";
import { CardPlace, Section } from "./ShipmentsScreen.styles.ts";
import { Layout, Names, Pet, Portrait } from "./SubscriptionTracker.styles.ts";
import { Lines } from "./UpcomingEvents.styles.ts";

interface ShipmentsSkeletonProps {
  /** Number of subscriptions in the text summary; 0 hides it. */
  readonly count: number;
  readonly today: CivilDate;
}

/** Skeleton of the tracker; the steps are the same for every box, only the progress is unknown. */
export function ShipmentsSkeleton({ count, today }: ShipmentsSkeletonProps) {
  const steps = timelineOf(undefined, { paid: false }, today).map(({ name, label }) => ({
    name,
    label,
    state: "waiting" as const,
    detail: <Skeleton width="short" />,
  }));
  return (
    <Section aria-hidden>
      {count === 0 ? null : (
        <Lines as="div">
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <Skeleton key={place} shape="control" />
          ))}
        </Lines>
      )}
      {count > 1 ? <Skeleton shape="control" width="medium" /> : null}
      <CardPlace>
        <Layout>
          <Pet>
            <Portrait>
              <Skeleton shape="circle" />
            </Portrait>
            <Names>
              <Skeleton shape="title" width="medium" />
              <Skeleton width="long" />
            </Names>
          </Pet>
          <Skeleton width="medium" />
          <Timeline steps={steps} />
        </Layout>
      </CardPlace>
    </Section>
  );
}
