import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, divideCents } from "../money/cents.ts";
import type { PetCalled } from "../pet/phrases.ts";

/** A payment that was asked for and is waited for, by how it is made. */
export type PendingCharge = {
  /** The server's own name for this very payment, where it gives one: what is told of another one changes nothing. */
  readonly request?: string;
} & (
  | {
      readonly gateway: "pix";
      /** The text of the QR code; empty when none was given. */
      readonly code: string;
      /** For how many seconds it can still be paid, from when this was read; absent where nobody says. */
      readonly secondsLeft?: number;
    }
  | {
      readonly gateway: "boleto";
      /** Where the boleto can be seen. */
      readonly link?: string;
      /** Its digitable line or barcode. */
      readonly line?: string;
    }
  | { readonly gateway: "card" }
);

/** What is owed for a subscription, and how far its payment is. */
export interface KnownResolution {
  readonly kind: "known";
  /** What is owed, in as many parcels; nothing in none where all is paid. */
  readonly amount: Cents;
  readonly parcels: number;
  readonly plan: { readonly name: string; readonly parcels: number; readonly amount: Cents };
  readonly isPaid: boolean;
  /** The payment that the subscription waits for; absent while no method was chosen. */
  readonly charge?: PendingCharge;
  /** The earlier attempt that stands in the way of a new one, when the server says there is one. */
  readonly existingRetry?: PendingCharge;
  /** Whose box it is, where the server says it. */
  readonly pet?: PetCalled;
  /** Since when the oldest of what is owed is due, where the server says it. */
  readonly dueOn?: CivilDate;
  /** The id of the stored card that the subscription is charged to, where the server says it. */
  readonly chargedCard?: string;
  /** The next day on which that card is tried again if nothing is done; absent where it is not, or nobody says. */
  readonly nextTryOn?: CivilDate;
  /** The charge that follows once what is owed is paid today; null where none does, absent where nobody says. */
  readonly nextCharge?: { readonly on: CivilDate; readonly amount: Cents } | null;
  /** The day on which the term is over as things are, and once what is owed is paid today; absent where nobody says. */
  readonly endOfTerm?: { readonly now: CivilDate; readonly oncePaid: CivilDate };
}

/** What is known of a subscription's late payment (SUB-117 to SUB-121). */
export type Resolution =
  /** There is no such subscription. */
  { readonly kind: "unknown-subscription" } | KnownResolution;

/** What one of the parcels costs that are still to be paid, in cents; undefined where there is none (SUB-373). */
export function instalmentOf({ amount, parcels }: Pick<KnownResolution, "amount" | "parcels">): Cents | undefined {
  return parcels < 1 ? undefined : divideCents(amount, parcels);
}
