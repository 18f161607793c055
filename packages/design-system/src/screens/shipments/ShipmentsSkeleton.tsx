import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { timelineOf } from "@petbox/domain/shipment/timeline";
import { Card } from "../../components/foundations/Card/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";
import { Section } from "./ShipmentsScreen.styles.ts";
import { Layout, Names, Onward, Pet, Portrait } from "./SubscriptionTracker.styles.ts";
import { Lines } from "./UpcomingEvents.styles.ts";
import { Events, Strip } from "./UpcomingStrip.styles.ts";
import { eventsShownAtOnce } from "./UpcomingStrip.tsx";

interface ShipmentsSkeletonProps {
  /** The number of expected subscriptions. */
  readonly count: number;
  /** Whether the tracker has a summary of the next events above and below. */
  readonly saysWhatComesNext: boolean;
  readonly today: CivilDate;
}

/** An active subscription usually has a charge and a box in the next 30 days. */
const eventsOfSubscription = 2;

/** Skeleton of the tracker; the steps are the same for every box, only the progress is unknown. */
export function ShipmentsSkeleton({ count, saysWhatComesNext, today }: ShipmentsSkeletonProps) {
  const steps = timelineOf(undefined, { paid: false }, today).map(({ name, label }, index, { length }) => ({
    name,
    label,
    state: "waiting" as const,
    detail: (
      <>
        <Skeleton width="short" />
        {/* The delivery is told in two lines: when, and what to do next. */}
        {index === length - 1 ? <Skeleton width="short" /> : null}
      </>
    ),
  }));
  return (
    <Section aria-hidden>
      {saysWhatComesNext && count > 1 ? <Lines as="div">{skeletons(count, "control")}</Lines> : null}
      {count > 1 ? <Skeleton shape="control" width="medium" /> : null}
      <Card>
        <Layout>
          <Pet>
            <Portrait>
              <Skeleton shape="circle" />
            </Portrait>
            <Names>
              <Skeleton shape="title" width="medium" />
              <Skeleton width="long" />
              <Skeleton width="short" />
            </Names>
          </Pet>
          {/* The date of the next box, which takes two lines on a phone. */}
          <Text size="small">
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </Text>
          <Timeline steps={steps} />
          {saysWhatComesNext ? (
            <Onward>
              <Skeleton width="short" />
            </Onward>
          ) : null}
        </Layout>
      </Card>
      {saysWhatComesNext && count > 0 ? (
        <Strip as="div">
          <Skeleton width="medium" />
          <Events as="div">{skeletons(Math.min(eventsShownAtOnce, count * eventsOfSubscription), "text")}</Events>
        </Strip>
      ) : null}
    </Section>
  );
}

function skeletons(count: number, shape: "text" | "control") {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <Skeleton key={index} shape={shape} width={shape === "text" ? "medium" : undefined} />
  ));
}
