import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import { addCents, atLeastZero, type Cents, cents, multiplyCents, subtractCents, zeroCents } from "../money/cents.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import { planLengthOf } from "../plan/planLength.ts";
import { cancellationPenalty } from "../plan/pricing.ts";
import { nextBeforeZero, type OwnExtraItem, type SubscriptionOnOffer } from "./extraItemOffer.ts";
import type { OfferedExtraItem } from "./offeredExtraItem.ts";

/** The effects of adding an item, shown before confirmation (decision 55). */
export interface ExtraItemQuote {
  readonly chargedNow: Cents;
  /** Charged now, monthly, next charge, end of the term. */
  readonly rows: readonly ComparisonRow[];
}

const nothing = "Nada";

interface Adding {
  /** The current monthly price. */
  readonly monthlyValue: Cents;
  /** The extra item's monthly price. */
  readonly extra: Cents;
  /** Months already paid whose boxes also get the item; they are charged immediately. */
  readonly paidParcelsToCharge: number;
}

/** The cost of an extra item. */
interface ExtraItemCost {
  /** The new monthly price (MAN-413). */
  readonly total: Cents;
  /** The immediate charge (MAN-414). */
  readonly chargedNow: Cents;
}

/** @throws RangeError for amounts beyond the safe integers. */
export function extraItemCost({ monthlyValue, extra, paidParcelsToCharge }: Adding): ExtraItemCost {
  return { total: addCents(monthlyValue, extra), chargedNow: multiplyCents(extra, paidParcelsToCharge) };
}

/** The effects of adding an item. @throws RangeError for amounts beyond the safe integers. */
export function extraItemQuote(subscription: SubscriptionOnOffer, { monthlyPrice }: OfferedExtraItem): ExtraItemQuote {
  const { monthlyValue, paidParcelsToCharge } = subscription;
  const { total, chargedNow } = extraItemCost({ monthlyValue, extra: monthlyPrice, paidParcelsToCharge });
  const { name, withItem, without } = endOfTerm(subscription);
  return {
    chargedNow,
    rows: [
      {
        name: "Cobrado agora",
        before: nothing,
        after: chargedNow === zeroCents ? nothing : boxesText(monthlyPrice, paidParcelsToCharge, chargedNow),
      },
      { name: "Valor por mês", before: formatCents(monthlyValue), after: formatCents(total) },
      nextCharge(subscription, addCents(nextBeforeZero(subscription), monthlyPrice)),
      { name, before: without, after: withItem },
    ],
  };
}

/** An item for a subscription, as it is shown. */
interface Shown {
  readonly subscription: SubscriptionOnOffer;
  readonly item: OfferedExtraItem;
}

/**
 * The notice that an item no longer costs what the customer has seen, e.g. because the month was paid meanwhile; undefined if it costs the
 * same. @throws RangeError for amounts beyond the safe integers.
 */
export function extraItemCostChangeText(seen: Shown, now: Shown): string | undefined {
  const [before, after] = [costOf(seen), costOf(now)];
  if (before.chargedNow === after.chargedNow && before.total === after.total) return undefined;
  const change =
    before.chargedNow === after.chargedNow
      ? `O valor por mês passou de ${formatCents(before.total)} para ${formatCents(after.total)}.`
      : `O valor cobrado agora passou de ${amountText(before.chargedNow)} para ${amountText(after.chargedNow)}.`;
  return `${change} Nada foi cobrado: confira e, se concordar, inclua o item de novo.`;
}

/**
 * Whether the item was added, although its reply was lost: the monthly price has risen by the item's. A server that implements only the
 * documents names no extra item on the page. @throws RangeError for amounts beyond the safe integers.
 */
export function isAddedByPrice(before: Shown, now: SubscriptionOnOffer): boolean {
  const { total } = costOf(before);
  return now.extraItem === undefined && total > before.subscription.monthlyValue && now.monthlyValue === total;
}

function costOf({ subscription, item }: Shown): ExtraItemCost {
  const { monthlyValue, paidParcelsToCharge } = subscription;
  return extraItemCost({ monthlyValue, extra: item.monthlyPrice, paidParcelsToCharge });
}

function amountText(amount: Cents): string {
  return amount === zeroCents ? "nada" : formatCents(amount);
}

/**
 * The effects of removing an item that has not been charged: the reverse of adding it. Amounts are omitted if the server
 * does not send the item's price.
 */
export function extraItemRemoval(
  subscription: SubscriptionOnOffer,
  { monthlyPrice }: Pick<OwnExtraItem, "monthlyPrice">,
): readonly ComparisonRow[] {
  const { monthlyValue } = subscription;
  const { name, withItem, without } = endOfTerm(subscription);
  const money =
    monthlyPrice === undefined
      ? []
      : [
          {
            name: "Valor por mês",
            before: formatCents(monthlyValue),
            after: formatCents(subtractCents(monthlyValue, monthlyPrice)),
          },
          nextCharge(subscription, subtractCents(nextBeforeZero(subscription), monthlyPrice)),
        ];
  return [
    { name: "Cobrado agora", before: nothing, after: nothing },
    ...money,
    { name, before: withItem, after: without },
  ];
}

/** @param after its amount before a credit cuts it off at zero. */
function nextCharge({ monthlyValue, nextAmount, nextInvoiceDate }: SubscriptionOnOffer, after: Cents): ComparisonRow {
  if (nextInvoiceDate === undefined) return { name: "Próxima cobrança", before: "Nenhuma", after: "Nenhuma" };
  // The last charges of a term may differ from the monthly price by a cent, and a credit makes one lower.
  const withFreight = nextAmount > addCents(monthlyValue, cents(1)) ? ", com o frete," : "";
  return {
    name: `Próxima cobrança${withFreight} em ${formatBrazilianDate(nextInvoiceDate)}`,
    before: formatCents(nextAmount),
    after: formatCents(atLeastZero(after)),
  };
}

function boxesText(price: Cents, boxes: number, total: Cents): string {
  if (boxes === 1) return `${formatCents(total)}, pela caixa que já está paga`;
  return `${formatCents(price)} × ${boxes} caixas já pagas = ${formatCents(total)}`;
}

/** The row for the end of the term. Without a date after a cancellation request, which ends the term when it is granted. */
function endOfTerm({ expiresOn, isRenewalOff, isCancelAsked }: SubscriptionOnOffer) {
  const on = expiresOn === undefined || isCancelAsked ? "" : `, em ${formatBrazilianDate(expiresOn)}`;
  const name = `No fim do período${on}`;
  return isRenewalOff || isCancelAsked
    ? { name, without: "A assinatura termina", withItem: "A assinatura e o item terminam" }
    : { name, without: "A assinatura se renova sem item extra", withItem: "A assinatura se renova com o item" };
}

/** How the item raises the penalty of a cancellation, per remaining month; undefined for a plan without penalty. */
export function penaltyGrowthText(
  { plan, months }: Pick<SubscriptionOnOffer, "plan" | "months">,
  { monthlyPrice }: Pick<OfferedExtraItem, "monthlyPrice">,
): string | undefined {
  const length = planLengthOf({ tag: plan.code, months });
  const perMonth = cancellationPenalty({ monthlyPrice, months: length, remainingMonths: 1 });
  return perMonth === zeroCents
    ? undefined
    : `Se você cancelar antes do fim do período, a multa cresce com o item: ${formatCents(perMonth)} a mais por mês que faltar.`;
}

/** Whether the addition can be undone, in a sentence. @param until the last day to undo it; undefined if it cannot be. */
export function undoText(chargedNow: Cents, until: CivilDate | undefined): string {
  if (chargedNow > zeroCents) {
    return `Assim que você confirmar, ${formatCents(chargedNow)} são cobrados na forma de pagamento desta assinatura. Depois disso, para retirar o item, fale com o nosso atendimento.`;
  }
  return until === undefined
    ? "Nada é cobrado agora. Depois de incluído, só o nosso atendimento retira o item."
    : `Nada é cobrado agora. Se mudar de ideia, você retira o item por aqui até ${formatBrazilianDate(until)}, antes da próxima cobrança.`;
}
