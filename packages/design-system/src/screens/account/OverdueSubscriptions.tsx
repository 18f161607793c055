import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { pendingPaymentTitle, seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { Attention } from "@petbox/domain/subscription/attention";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { failedChargeText } from "@petbox/domain/subscription/overdue";
import { distinctNames } from "@petbox/domain/text/distinctNames";
import { ExternalLink } from "lucide-react";
import { useId, useState } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Frame, Item, Root } from "./OverdueSubscriptions.styles.ts";

/** A subscription with an open charge. */
export interface OverdueSubscription {
  readonly code: string;
  /** The pet that receives the boxes, if known. */
  readonly pet?: NamedPet | undefined;
  /** The kind of scheduled purchase; undefined for a box. */
  readonly purchase?: ScheduledKind | undefined;
  readonly attention: Attention;
}

export interface OverdueSubscriptionsProps {
  /** Nothing is visible if it is empty (SUB-036). */
  readonly subscriptions: readonly OverdueSubscription[];
  /** Whether the server has confirmed the list; placeholders are shown until then. */
  readonly isKnown: boolean;
  readonly today: CivilDate;
}

/** What a subscription is for: "do Bob", "de alimentos úmidos (UMIDOS0012)", or the code. */
function whatFor({ code, pet, purchase }: OverdueSubscription): string {
  if (pet?.name) return ofPet(pet);
  return purchase === undefined ? code : `de ${scheduledRules[purchase].name} (${code})`;
}

/**
 * The subscriptions with an open charge, each with its amount and a link that opens its payment in a new tab (SUB-033 to
 * SUB-035, SUB-159). A charge whose payment is under way needs no resolving, so it has a quieter section of its own.
 */
export function OverdueSubscriptions({ subscriptions, ...rest }: OverdueSubscriptionsProps) {
  const [hasShown, setHasShown] = useState(false);
  if (subscriptions.length > 0 && !hasShown) setHasShown(true);
  const pending = subscriptions.filter(({ attention }) => attention.kind === "payment");
  const overdue = subscriptions.filter((subscription) => !pending.includes(subscription));
  if (subscriptions.length === 0 && !hasShown) return null;
  return (
    // A payment in the other tab removes the pressed link. Once empty, the frame keeps the focus but takes no space.
    <Frame role="group" aria-label="Pagamentos">
      {overdue.length === 0 ? null : (
        <Payments
          title={overdue.length === 1 ? "Pagamento para regularizar" : "Pagamentos para regularizar"}
          isOverdue
          subscriptions={overdue}
          {...rest}
        />
      )}
      {pending.length === 0 ? null : (
        <Payments title={pendingTitle(pending)} isOverdue={false} subscriptions={pending} {...rest} />
      )}
    </Frame>
  );
}

function pendingTitle(pending: readonly OverdueSubscription[]): string {
  const titles = new Set(
    pending.map(({ attention }) => (attention.kind === "payment" ? pendingPaymentTitle(attention.payment) : "")),
  );
  const [title = "", ...others] = titles;
  return others.length === 0 ? title : "Pagamentos em andamento";
}

interface PaymentsProps extends OverdueSubscriptionsProps {
  readonly title: string;
  readonly isOverdue: boolean;
}

function Payments({ title, isOverdue, subscriptions, isKnown, today }: PaymentsProps) {
  const titleId = useId();
  // Two pets may share a name.
  const names = distinctNames(subscriptions.map((each) => ({ code: each.code, name: whatFor(each) })));
  return (
    <Root aria-labelledby={titleId} aria-busy={!isKnown || undefined} data-overdue={isOverdue || undefined}>
      <Heading headingLevel={2} id={titleId}>
        {title}
      </Heading>
      <Stack gap="s4" list>
        {subscriptions.map(({ code, attention }, index) => (
          <Item key={code}>
            <div>
              <Text weight="bold">{`Assinatura ${names[index]}`}</Text>
              <Text numeric>
                <BoldAmount text={attentionText(attention, today)} />
              </Text>
              {isOverdue ? <Text size="small">{failedChargeText}</Text> : null}
            </div>
            {isKnown ? (
              <LinkButton
                href={pathTo(resolutionPaths.resolution, { subscription: code })}
                variant={isOverdue ? "primary" : "secondary"}
                newTab
                endIcon={<ExternalLink aria-hidden />}
              >
                <span>{attention.kind === "payment" ? seePendingPaymentText[attention.payment.by] : "Resolver"}</span>
                <VisuallyHidden>{`${attention.kind === "payment" ? " da" : ""} assinatura ${names[index]}`}</VisuallyHidden>
              </LinkButton>
            ) : (
              <Skeleton shape="control" width="short" />
            )}
          </Item>
        ))}
      </Stack>
    </Root>
  );
}

const amounts = /(R\$[\d.]+,\d\d)/;

/** A sentence whose first amount of money stands out. */
function BoldAmount({ text }: { readonly text: string }) {
  const [before = "", amount, ...after] = text.split(amounts);
  return (
    <>
      <span>{before}</span>
      {amount === undefined ? null : (
        <Text inline weight="bold">
          {amount}
        </Text>
      )}
      <span>{after.join("")}</span>
    </>
  );
}
