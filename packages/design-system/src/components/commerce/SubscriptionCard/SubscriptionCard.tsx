import { type CivilDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { type PetSize, speciesOfSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import type { StatusTone, SubscriptionStatus } from "@petbox/domain/subscription/status";
import type { ReactNode } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Alert } from "../../feedback/Alert/Alert.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { PetImage } from "../../media/PetPortrait/PetImage.tsx";
import { StatusBadge } from "../../status/StatusBadge/StatusBadge.tsx";
import { Actions, Body, Fact, Facts, Names, Portrait, Term, Top } from "./SubscriptionCard.styles.ts";
import { type SubscriptionCardTexts, subscriptionCardTexts } from "./subscriptionCardTexts.ts";

export interface SubscriptionCardProps extends Omit<CardProps, "children" | "flush" | "variant"> {
  /** The name of the pet. */
  petName: string;
  /** The URL of the pet's picture; a paw replaces one that fails to load. Without it the pet is drawn, if its species is known. */
  image?: string | undefined;
  /** Fallback URLs for a picture that fails to load. */
  imageFallbacks?: readonly string[] | undefined;
  /** The size of a dog, for its drawing. */
  size?: PetSize | undefined;
  /**
   * The species, for its drawing.
   * @default the species of its size
   */
  species?: Species | undefined;
  /** The name of the plan. */
  plan: string;
  /** The monthly price, without freight. */
  monthlyPrice?: Cents | undefined;
  /** The freight of each box; no line at zero. */
  freight?: Cents | undefined;
  /** The code by which support finds the subscription. */
  code?: string | undefined;
  /**
   * The status. An active subscription with a past invoice date is "overdue": see `isOverdue` of the domain. Without a
   * status, the label alone is shown.
   */
  status?: SubscriptionStatus | undefined;
  /** The server's own words for the status. */
  statusLabel?: string | undefined;
  /**
   * The colour of a label without a status.
   * @default "neutral"
   */
  statusTone?: StatusTone | undefined;
  /**
   * Whether the customer has requested to cancel, and the subscription has not ended yet.
   * @default false
   */
  isCancelAsked?: boolean | undefined;
  /** One sentence about what is most urgent: an amount, a date, or that all is well. */
  description?: string | undefined;
  /** The start date; shown unless canceled. */
  memberSince?: CivilDate | undefined;
  /** The estimated shipping date of the next box; shown while the subscription is active and paid. */
  nextBoxOn?: CivilDate | undefined;
  /** Links and buttons, the main one first. */
  actions?: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<SubscriptionCardTexts> | undefined;
}

/** One fact about a subscription; not rendered without its value. */
interface SubscriptionFact {
  readonly term: string;
  readonly fact: string | undefined;
  readonly isWholeRow?: boolean;
}

/** The facts about a subscription, side by side where there is room. */
function SubscriptionFacts({ facts }: { facts: readonly SubscriptionFact[] }) {
  return (
    <Facts>
      {facts.map(({ term, fact, isWholeRow }) =>
        fact === undefined ? null : (
          <div key={term} data-whole-row={isWholeRow}>
            <Term>{term}</Term>
            <Fact>{fact}</Fact>
          </div>
        ),
      )}
    </Facts>
  );
}

/**
 * A subscription of the account: pet, plan, status, and actions.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <SubscriptionCard
 *   petName="Bob"
 *   plan="Anual"
 *   monthlyPrice={cents(7990)}
 *   status="active"
 *   nextBoxOn={civilDate(2026, 5, 12)}
 *   actions={<LinkButton href="/assinaturas/48210" variant="secondary">Ver assinatura</LinkButton>}
 * />
 */
export function SubscriptionCard({
  petName,
  image = "",
  imageFallbacks = [],
  size,
  species = speciesOfSize(size),
  plan,
  monthlyPrice,
  freight = zeroCents,
  code,
  status,
  statusLabel = "",
  statusTone = "neutral",
  isCancelAsked = false,
  description,
  memberSince,
  nextBoxOn,
  actions,
  headingLevel = 3,
  texts,
  ...rest
}: SubscriptionCardProps) {
  const words = useTexts("subscriptionCard", subscriptionCardTexts, texts);
  const money = useFormat("money", formatCents);
  const longDate = useFormat("longDate", formatLongDate);
  const over = status === "canceled" || status === "expired";
  const since = memberSince === undefined ? undefined : words.memberText(memberSince, longDate);
  // The badge and the sentence say it already.
  const canceled = description === undefined ? words.canceledLabel : undefined;
  const membership = status === "canceled" ? canceled : since;
  const comes = status === "active" && nextBoxOn !== undefined;
  const facts: readonly SubscriptionFact[] = [
    { term: words.planLabel, fact: plan },
    { term: words.priceLabel, fact: monthlyPrice === undefined ? undefined : money(monthlyPrice) },
    { term: words.freightLabel, fact: freight === zeroCents ? undefined : money(freight) },
    { term: words.nextBoxLabel, fact: comes ? words.nextBoxText(longDate(nextBoxOn)) : undefined, isWholeRow: true },
    { term: words.codeLabel, fact: code },
  ];
  return (
    <Card {...rest} variant={over ? "outlined" : "raised"} data-over={over || undefined}>
      <Body>
        <Top>
          <Portrait>
            <PetImage sources={[image, ...imageFallbacks]} {...{ species, size }} name={petName} alt="" width={64} />
          </Portrait>
          <Names>
            <Heading headingLevel={headingLevel}>{petName}</Heading>
            {isCancelAsked ? (
              <StatusBadge tone="warning" label={words.cancelAskedLabel} />
            ) : status === undefined ? (
              <StatusBadge tone={statusTone} label={statusLabel} />
            ) : (
              <StatusBadge subscription={status} label={statusLabel || undefined} />
            )}
          </Names>
        </Top>
        {membership === undefined ? null : <Text tone="soft">{membership}</Text>}
        {/* A sentence with amount and date replaces the general warning: one debt is named once. */}
        {status === "overdue" && description === undefined ? (
          <Alert tone="warning" role="note" title={words.overdueLabel} texts={{ toneLabel: words.toneLabel }}>
            {words.failedChargeLabel}
          </Alert>
        ) : null}
        {description === undefined ? null : <Text numeric>{description}</Text>}
        <SubscriptionFacts facts={facts} />
        {actions ? <Actions>{actions}</Actions> : null}
      </Body>
    </Card>
  );
}
