import type { StateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { PetCalled } from "@petbox/domain/pet/phrases";
import type { PaymentResult } from "../../seed/testCards.ts";
import { collection } from "../collection.ts";

/** A subscription and the payment that opened it. Of the card only what a receipt may show is kept (decision 37). */
export interface Subscription {
  readonly code: string;
  readonly customerCode: string;
  readonly planTag: string;
  readonly coupon?: string;
  /** The whole term, in cents, without the freight. */
  readonly amount: number;
  /** The whole term as it is renewed, in cents; absent where no coupon took anything off. */
  readonly amountWithoutCoupon?: number;
  /** The freight of each box, in cents; absent for none. */
  readonly freight?: number;
  readonly card: {
    readonly brand: string;
    readonly firstSix: string;
    readonly lastFour: string;
    readonly holder: string;
    readonly expiry: string;
  };
  /** Epoch ms. */
  readonly createdAt: number;
  /** What the bank will say and when (epoch ms); absent for a bank that never replies. */
  readonly outcome?: { readonly result: PaymentResult; readonly at: number };
  /** Whether the outcome was broadcast. */
  readonly announced: boolean;
  /** Whose boxes they are. */
  readonly pet?: PetCalled;
  /** Where the boxes go: the carrier takes its days for it. */
  readonly state?: StateCode;
  /** Its first day; absent until it is paid. */
  readonly startedOn?: CivilDate;
  /** The day from which it charges no more. */
  readonly endedOn?: CivilDate;
  /** Whether it ends with its term instead of going on. */
  readonly renewalOff?: boolean;
  /** The subscription that goes on in its place. */
  readonly renewedInto?: string;
  /** The subscription in whose place it goes on. */
  readonly renewedFrom?: string;
}

export const subscriptions = collection<Subscription>(({ code }) => code);

/** An attempt that was carried out: sent again, it gets the subscription it opened and opens no other. */
export interface Attempt {
  readonly key: string;
  readonly subscriptionCode: string;
}

export const attempts = collection<Attempt>(({ key }) => key);
