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

/** A subscription's overdue charge, and the state of its payment. */
export interface OverdueCharge {
  readonly kind: "known";
  /** The amount due, in `parcels` instalments; zero of zero if everything is paid. */
  readonly amount: Cents;
  readonly parcels: number;
  readonly plan: { readonly name: string; readonly parcels: number; readonly amount: Cents };
  readonly isPaid: boolean;
  /** The pending payment; absent before a method is chosen. */
  readonly charge?: PendingCharge;
  /** An earlier attempt that blocks a new one, if the server reports it. */
  readonly existingRetry?: PendingCharge;
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
  readonly nextCharge?: { readonly on: CivilDate; readonly amount: Cents } | null;
  /** The current end of the term, and the one if the amount due is paid today; absent if unknown. */
  readonly endOfTerm?: { readonly now: CivilDate; readonly oncePaid: CivilDate };
}

/** The overdue charge of a subscription (SUB-117 to SUB-121). */
export type OverdueChargeResult =
  /** The subscription does not exist. */
  { readonly kind: "unknown-subscription" } | OverdueCharge;

/** The amount and the reason of an overdue charge in one line; undefined if nothing is due. */
export function debtReasonText({ amount, parcels, dueOn }: OverdueCharge, today: CivilDate): string | undefined {
  if (parcels < 1) return undefined;
  const since = dueOn === undefined ? "" : ` desde ${dateInText(dueOn, today)}`;
  return `${formatCents(amount)} em aberto${since}: o banco recusou a cobrança no cartão.`;
}

/** The card of the next charge in one line, after the debt was paid another way; undefined if no charge follows or it is unknown. */
export function nextCardText(
  { nextCharge, chargedLastFour, chargedCardRefusedOn: refusedOn }: OverdueCharge,
  today: CivilDate,
): string | undefined {
  if (nextCharge == null || chargedLastFour === undefined) return undefined;
  const next = `A próxima cobrança, de ${formatCents(nextCharge.amount)} em ${dateInText(nextCharge.on, today)}`;
  return refusedOn === undefined
    ? `${next}, é no cartão final ${chargedLastFour}.`
    : `${next}, é no mesmo cartão final ${chargedLastFour}, recusado em ${dateInText(refusedOn, today)}. Troque o cartão para ela não ser recusada também.`;
}

/** The amount of one remaining instalment, in cents; undefined without instalments (SUB-373). */
export function instalmentOf({ amount, parcels }: Pick<OverdueCharge, "amount" | "parcels">): Cents | undefined {
  return parcels < 1 ? undefined : divideCents(amount, parcels);
}
