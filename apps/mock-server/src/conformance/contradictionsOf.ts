import { isDeepStrictEqual } from "node:util";
import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { chargeAfterExpiry, type StoredCard } from "@petbox/domain/card/storedCard";
import { trackedShipment } from "@petbox/domain/shipment/flow";
import { isLateBox } from "@petbox/domain/shipment/lateBox";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import { type Attention, attentionFigures, attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { factsOfDetails, factsOfFlow, factsOfListed, factsOfOverdue } from "@petbox/domain/subscription/knownFacts";
import { hasOverdueCharge } from "@petbox/domain/subscription/listedSubscription";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import type { SubscriptionPages } from "./pagesOf.ts";

/** A statement about two pages, and whether they agree. */
type Agreement = readonly [statement: string, said: unknown, expected: unknown];

/** The attention that the tracker shows for a subscription; every page must show the same. */
export function attentionIn({ flow }: SubscriptionPages, on: CivilDate): Attention {
  return attentionOf(factsOfFlow(flow, on), on);
}

/** The contradictions between the pages of a subscription, one text each. */
export function contradictionsOf(pages: SubscriptionPages, on: CivilDate): readonly string[] {
  const { flow, inList, inDebts, plan } = pages;
  const attention = attentionIn(pages, on);
  const owed = isOwed(attention);
  const agreements: readonly Agreement[] = [
    ["list", attentionOf(factsOfListed(inList), on), attention],
    ...(inDebts || isDue(attention, on)
      ? [["list of debts", inDebts && attentionOf(factsOfOverdue(inDebts), on), attention] as const]
      : []),
    ["plan", attentionOf(factsOfDetails(plan, on), on), attention],
    ["a way on", /^\/./.test(attentionStep(attention, flow.subscription).path), true],
    ["the newest box is late", isLateInList(pages, on), isLateInTracker(pages, on)],
    ...documentsOwnFields(pages, attention),
    ...(isOverdue(flow, on) || hasOverdueCharge(inList) ? [["overdue is owed", owed, true] as const] : []),
    // Without the server's facts, each page still knows whether money is owed.
    ...(flow.active && isOverdue(flow, on) ? withoutFacts(pages, on) : []),
  ];
  return agreements.flatMap(([statement, said, expected]) =>
    isDeepStrictEqual(said, expected)
      ? []
      : [`${flow.subscription} on ${on}, ${statement}: ${JSON.stringify(said)} instead of ${JSON.stringify(expected)}`],
  );
}

/** Whether the tracker's box is late, and asks whether it has arrived. */
function isLateInTracker({ flow }: SubscriptionPages, on: CivilDate): boolean {
  const box = trackedShipment(flow, on);
  return box !== undefined && isLateBox(box, on);
}

/** Whether the list of received boxes calls the tracker's box late, and lets its delivery be confirmed. */
function isLateInList({ flow, boxes }: SubscriptionPages, on: CivilDate): boolean {
  const box = boxes.find(({ id }) => id === trackedShipment(flow, on)?.id);
  return box !== undefined && canConfirmDelivery(box, on);
}

/** Whether money is owed since a day before this one, or at once. */
function isDue(attention: Attention, on: CivilDate): boolean {
  if (!isOwed(attention)) return false;
  const { debt } = attention;
  return debt.isPenalty || (debt.on !== undefined && isBefore(debt.on, on));
}

/** The amounts and dates that the documents' own fields give. */
function documentsOwnFields(
  { flow, contract, plan, resolution }: SubscriptionPages,
  attention: Attention,
): Agreement[] {
  const { amount, on: day } = attentionFigures(attention);
  const owed = isOwed(attention);
  // The day of the next charge, on each page that gives it.
  const nextDay = plan.subscription?.nextInvoiceDate;
  return [
    ["next invoice of the tracker", flow.nextInvoiceDate, nextDay],
    ["next invoice of the area", contract?.nextInvoiceDate, nextDay],
    ["paid in the resolution", resolution.isPaid, !owed],
    ...(owed ? [["resolution", [resolution.amount, resolution.dueOn], [amount, day]] as const] : []),
    ...(owed && flow.active ? [["tracker", [flow.amountDue, flow.nextInvoiceDate], [amount, day]] as const] : []),
    ...(attention.kind === "leaving"
      ? [["penalty of the plan", plan.subscription?.awaitedPenalty?.amount, amount] as const]
      : []),
    ...(attention.kind === "calm"
      ? [["next invoice of the plan", plan.subscription?.nextInvoiceDate, day] as const]
      : []),
  ];
}

function withoutFacts({ flow, inList }: SubscriptionPages, on: CivilDate): Agreement[] {
  const { facts: _flowFacts, ...bareFlow } = flow;
  const { facts: _listFacts, ...bareListed } = inList;
  return [
    ["tracker without facts", isOwed(attentionOf(factsOfFlow(bareFlow, on), on)), true],
    ["list without facts", isOwed(attentionOf(factsOfListed(bareListed), on)), true],
  ];
}

/**
 * The active subscriptions whose debt is older than their card's first charge on the account data page, and those whose card expires
 * before a charge that this page does not know.
 */
export function contradictionsOfCards(
  cards: readonly StoredCard[],
  pages: readonly SubscriptionPages[],
  on: CivilDate,
): readonly string[] {
  return pages.flatMap((each) => {
    const attention = attentionIn(each, on);
    const { lastFour } = each.subscription.card;
    const card = cards.find((stored) => stored.lastFour === lastFour);
    if (attention.kind === "card" && card !== undefined) {
      const ending = chargeAfterExpiry(card, on)?.on;
      const isWarned = ending !== undefined && !isBefore(attention.on, ending);
      return isWarned ? [] : [`${each.flow.subscription} on ${on}, ending card: ${ending} instead of ${attention.on}`];
    }
    if (!each.flow.active || !isOwed(attention) || card === undefined || attention.debt.on === undefined) return [];
    const charge = card.nextCharge?.on;
    const isKnown = charge !== undefined && !isBefore(attention.debt.on, charge);
    return isKnown ? [] : [`${each.flow.subscription} on ${on}, card: ${charge} instead of ${attention.debt.on}`];
  });
}
