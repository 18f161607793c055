import type { CivilDate } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { type Cents, divideCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { NamedPet } from "../pet/phrases.ts";

/** A requested and still pending payment, by method. */
export type PendingCharge = {
  /** The server's id of this payment, if any; results for other ids are ignored. */
  readonly request?: string;
} & (
  | {
      readonly gateway: "pix";
      /** The text of the QR code; empty if missing. */
      readonly code: string;
      /** Remaining validity in seconds, at the time of loading; absent if unknown. */
      readonly secondsLeft?: number;
    }
  | {
      readonly gateway: "boleto";
      /** URL of the boleto. */
      readonly link?: string;
      /** Its digitable line or barcode. */
      readonly line?: string;
    }
  | { readonly gateway: "card" }
);

/** The state of a payment. */
interface PaymentStanding {
  /** Whether nothing is due. */
  readonly isPaid: boolean;
  /** Whether nothing is due because the last charge ended unpaid; absent if it was paid, and if the server does not send it. */
  readonly closedUnpaid?: true;
  /** The pending payment; absent before a method is chosen. */
  readonly charge?: PendingCharge;
  /** An earlier attempt that blocks a new one, if the server reports it. */
  readonly existingRetry?: PendingCharge;
}

/** The charge after a payment. */
export interface ChargeAfterPayment {
  readonly on: CivilDate;
  readonly amount: Cents;
  /** Whether it is the penalty of a pending cancellation; absent for a month, and if the server does not send it. */
  readonly isPenalty?: true;
}

/** A subscription's overdue charge, and the state of its payment. */
export interface OverdueCharge extends PaymentStanding {
  readonly kind: "known";
  /** The amount due; zero if everything is paid. */
  readonly amount: Cents;
  /** The number of its instalments; 0 if everything is paid, and if the server does not send it. */
  readonly parcels: number;
  readonly plan: { readonly name: string; readonly parcels: number; readonly amount: Cents };
  /** The pet that receives the box, if the server sends it. */
  readonly pet?: NamedPet;
  /** Due date of the oldest overdue charge, if the server sends it. */
  readonly dueOn?: CivilDate;
  /** The id of the stored card that the subscription charges, if the server sends it. */
  readonly chargedCard?: string;
  /** The last digits of the card of the next charge, once everything is paid; absent if the server does not send them. */
  readonly chargedLastFour?: string;
  /** The day of that card's last charge, if the bank refused it; absent otherwise, and if the server does not send it. */
  readonly chargedCardRefusedOn?: CivilDate;
  /** The date of the next automatic retry on that card; absent if none exists or it is unknown. */
  readonly nextTryOn?: CivilDate;
  /** The next charge if the amount due is paid today; null if none follows, absent if unknown. */
  readonly nextCharge?: ChargeAfterPayment | null;
  /** The current end of the term, and the one if the amount due is paid today; absent if unknown. */
  readonly endOfTerm?: { readonly now: CivilDate; readonly oncePaid: CivilDate };
}

/** A payment that is paid or pending, from a reply without the amount: no method can be chosen, and the debt is not shown. */
export interface PaymentWithoutAmount extends PaymentStanding {
  readonly kind: "amount-unknown";
}

/** The overdue charge of a subscription (SUB-117 to SUB-121). */
export type OverdueChargeResult =
  /** The subscription does not exist. */
  { readonly kind: "unknown-subscription" } | OverdueCharge | PaymentWithoutAmount;

/** The pending payment of a charge, this attempt's or an earlier one's; undefined without one. */
export function pendingChargeOf(result: OverdueChargeResult | undefined): PendingCharge | undefined {
  if (result === undefined || result.kind === "unknown-subscription") return undefined;
  return result.existingRetry ?? result.charge;
}

/** Whether no other payment can be submitted: the debt is paid, or a payment is pending. */
export function isPaidOrPending(result: OverdueChargeResult | undefined): boolean {
  if (result === undefined || result.kind === "unknown-subscription") return false;
  return result.isPaid || pendingChargeOf(result) !== undefined;
}

/** Whether an amount is due, with or without a known number of instalments. */
export function isDue({ amount, isPaid }: Pick<OverdueCharge, "amount" | "isPaid">): boolean {
  return amount > 0 && !isPaid;
}

/** The amount and the reason of an overdue charge in one line; undefined if nothing is due. */
export function debtReasonText(debt: OverdueCharge, today: CivilDate): string | undefined {
  if (!isDue(debt)) return undefined;
  const { amount, dueOn } = debt;
  const since = dueOn === undefined ? "" : ` desde ${dateInText(dueOn, today)}`;
  return `${formatCents(amount)} em aberto${since}: a cobrança não passou.`;
}

/** The card of the next charge in one line, after the debt was paid another way; undefined if no charge follows or it is unknown. */
export function nextCardText(
  { nextCharge, chargedLastFour, chargedCardRefusedOn: refusedOn }: OverdueCharge,
  today: CivilDate,
): string | undefined {
  if (nextCharge == null || chargedLastFour === undefined) return undefined;
  const name = nextCharge.isPenalty ? "A multa pelo cancelamento" : "A próxima cobrança";
  const next = `${name}, de ${formatCents(nextCharge.amount)} em ${dateInText(nextCharge.on, today)}`;
  return refusedOn === undefined
    ? `${next}, é no cartão final ${chargedLastFour}.`
    : `${next}, é no mesmo cartão final ${chargedLastFour}, recusado em ${dateInText(refusedOn, today)}. Troque o cartão para ela não ser recusada também.`;
}

/** The amount of one remaining instalment, in cents; undefined without instalments (SUB-373). */
export function instalmentOf({ amount, parcels }: Pick<OverdueCharge, "amount" | "parcels">): Cents | undefined {
  return parcels < 1 ? undefined : divideCents(amount, parcels);
}
