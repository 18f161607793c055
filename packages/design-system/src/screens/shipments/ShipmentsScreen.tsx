import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatMoment } from "@petbox/domain/calendar/moment";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { shipmentNews } from "@petbox/domain/shipment/news";
import { sitePaths, subscriptionPaths } from "@petbox/domain/site/paths";
import { passedInvoicesFirst } from "@petbox/domain/subscription/overdue";
import type { ScheduledCharge } from "@petbox/domain/subscription/upcoming";
import { useId, useState } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Notice, Section } from "./ShipmentsScreen.styles.ts";
import { ShipmentsSkeleton } from "./ShipmentsSkeleton.tsx";
import { SubscriptionTabs } from "./SubscriptionTabs.tsx";
import { trackerFailure } from "./trackerFailure.tsx";
import { UpcomingEvents } from "./UpcomingEvents.tsx";
import { UpcomingStrip } from "./UpcomingStrip.tsx";

export interface ShipmentsScreenProps {
  readonly result: AsyncResult<{
    readonly flows: readonly ShipmentFlow[];
    /** Time of the read, in epoch milliseconds. */
    readonly readAt: number;
  }>;
  /** Whether a later refresh failed, so the data may be out of date. */
  readonly isStale: boolean;
  readonly today: CivilDate;
  /** Current time, in epoch milliseconds. */
  readonly now: number;
  /** Number of subscriptions to reserve space for. @default 1 */
  readonly expected?: number | undefined;
  /** URL template of the carrier's tracking page, with `{code}`. */
  readonly trackingSite: string;
  /** Codes of the subscriptions whose open charge the page shows elsewhere. @default none */
  readonly debtsShown?: readonly string[] | undefined;
  /** The next charges of pads and food. @default none */
  readonly scheduledCharges?: readonly ScheduledCharge[] | undefined;
  /** Whether the customer has an active subscription of any kind. @default false */
  readonly hasSubscription?: boolean | undefined;
  /** Whether a text summary is shown above; a single subscription's page has its own. @default true */
  readonly saysWhatComesNext?: boolean | undefined;
}

/** The shipment tracker: a text summary and the progress of each subscription's boxes (SUB-019 to SUB-030). */
export function ShipmentsScreen(props: ShipmentsScreenProps) {
  const { result, isStale, today, now, expected = 1, saysWhatComesNext = true } = props;
  const { trackingSite, debtsShown = [], scheduledCharges = [], hasSubscription = false } = props;
  const id = useId();
  return (
    <Section aria-labelledby={id} data-height={result.status === "loading" ? "unknown" : undefined}>
      <div>
        <Heading headingLevel={2} id={id}>
          Suas caixas
        </Heading>
        {result.status === "ready" ? (
          <>
            <Notice offline={isStale || undefined}>
              Sem conexão com a PetBox. Isto é o que sabíamos <KnownSince readAt={result.value.readAt} now={now} />, e
              se atualiza sozinho.
            </Notice>
            <ShipmentAnnouncement flows={result.value.flows} today={today} />
          </>
        ) : null}
      </div>
      <AsyncResultView
        result={result}
        headingLevel={3}
        skeleton={<ShipmentsSkeleton count={expected} {...{ saysWhatComesNext, today }} />}
        texts={{ loadingLabel: "Carregando suas caixas", ...trackerFailure }}
      >
        {({ flows }) => {
          if (flows.length > 0)
            return <Trackers {...{ flows, today, trackingSite, debtsShown, scheduledCharges, saysWhatComesNext }} />;
          return hasSubscription || scheduledCharges.length > 0 ? (
            <NoBoxes {...{ scheduledCharges, today }} />
          ) : (
            <NoShipments />
          );
        }}
      </AsyncResultView>
    </Section>
  );
}

/** The time of the last read. Formatted only when shown, because the first use of `Intl` is slow on old phones. */
function KnownSince({ readAt, now }: { readonly readAt: number; readonly now: number }) {
  return formatMoment(readAt, now);
}

interface TrackersProps extends Pick<ShipmentsScreenProps, "today" | "trackingSite" | "saysWhatComesNext"> {
  readonly flows: readonly ShipmentFlow[];
  readonly debtsShown: readonly string[];
  readonly scheduledCharges: readonly ScheduledCharge[];
}

function Trackers({ flows, today, scheduledCharges, saysWhatComesNext, ...tabs }: TrackersProps) {
  const sorted = passedInvoicesFirst(flows, today);
  return (
    <Section>
      {saysWhatComesNext ? <UpcomingEvents flows={sorted} today={today} /> : null}
      <SubscriptionTabs flows={sorted} {...tabs} today={today} linksToPlan={saysWhatComesNext} />
      {saysWhatComesNext ? <UpcomingStrip flows={sorted} {...{ scheduledCharges, today }} /> : null}
    </Section>
  );
}

/** Shown to a customer who has pads or food only, with their next charges. */
function NoBoxes({ scheduledCharges, today }: Pick<TrackersProps, "scheduledCharges" | "today">) {
  return (
    <Section>
      <Text>
        Você não tem caixas para acompanhar. O que recebe todo mês está em{" "}
        <Link href={subscriptionPaths.hub}>Minhas assinaturas</Link>.
      </Text>
      <UpcomingStrip flows={[]} {...{ scheduledCharges, today }} />
    </Section>
  );
}

/** Shown without any subscription (SUB-156), with a link to subscribe (SUB-027, SUB-030). */
function NoShipments() {
  return (
    <EmptyState
      headingLevel={3}
      title="Parece que você ainda não tem nenhum envio ou nenhuma assinatura ativa"
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    />
  );
}

/** Announces to screen readers that a box has moved; the initial state is not announced. */
function ShipmentAnnouncement({
  flows,
  today,
}: {
  readonly flows: readonly ShipmentFlow[];
  readonly today: CivilDate;
}) {
  const [announced, setAnnounced] = useState({ flows, news: "" });
  if (flows !== announced.flows) {
    const news = shipmentNews(announced.flows, flows, today).join(" ");
    // The announcement stays until the next one: a refresh without changes must not interrupt it.
    setAnnounced({ flows, news: news === "" ? announced.news : news });
  }
  return <VisuallyHidden role="status">{announced.news}</VisuallyHidden>;
}
