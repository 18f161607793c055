import type { StateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import type { PetCalled } from "@petbox/domain/pet/phrases";
import type { PetSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import type { BankReply } from "../../seed/testCards.ts";
import type { CardOnFile } from "../cards/collections.ts";
import { collection } from "../collection.ts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import type { CustomerAddress } from "../session/collections.ts";
import type { ChargeTry } from "../subscriptions/collections.ts";

/** Whose boxes they are. */
export interface SubscribedPet extends PetCalled {
  readonly species?: Species | undefined;
  readonly size?: PetSize | undefined;
  /** Address of the picture that the customer gave; it may be gone by now. */
  readonly picture?: string;
}

/** A day on which the boxes began to go elsewhere. */
export interface AddressChange {
  readonly on: CivilDate;
  readonly city: string;
}

/** Something more in every box, added to a subscription that had begun. */
export interface AddedExtraItem {
  readonly tag: string;
  readonly name: string;
  /** Of each month from then on, in cents, on top of the plan's. */
  readonly monthlyPrice: number;
  readonly since: CivilDate;
}

/** A day on which the extra item became another one; without a name it was given up. */
export interface ExtraItemChange {
  readonly on: CivilDate;
  readonly name?: string;
}

/** A tenth of the months that were left, charged to the card on the day of the answer (MAN-394). */
export interface Penalty {
  readonly amount: Cents;
  readonly on: CivilDate;
  readonly outcome: ChargeTry["outcome"];
  /** The later day on which the customer paid it, whose card had not. */
  readonly paidOn?: CivilDate;
  /** The days on which the customer tried to, and the bank said no once more. */
  readonly refusedAgainOn?: readonly CivilDate[];
}

/** A subscription and the payment that opened it. Of the card only what a receipt may show is kept (decision 37). */
export interface Subscription {
  readonly code: string;
  readonly customerCode: string;
  readonly planTag: string;
  readonly coupon?: string;
  /** The whole term, or a month of a scheduled purchase, in cents, without the freight. */
  readonly amount: number;
  /** The whole term as it is renewed, in cents; absent where no coupon took anything off. */
  readonly amountWithoutCoupon?: number;
  /** The freight of each box, in cents; absent for none. */
  readonly freight?: number;
  /** The extra item that it was bought with; its price is in the amount. */
  readonly boughtWith?: Pick<AddedExtraItem, "tag" | "name">;
  /** The one that was added since; its price is in no amount but those of the charges. */
  readonly extraItem?: AddedExtraItem;
  /** The first one first. A renewal begins without any. */
  readonly extraItemChanges?: readonly ExtraItemChange[];
  /** The one that it is charged to. */
  readonly card: CardOnFile;
  /** Epoch ms. */
  readonly createdAt: number;
  /** What the bank will say and when (epoch ms); absent for a bank that never replies. */
  readonly outcome?: { readonly result: BankReply; readonly at: number };
  /** Whether the outcome was broadcast. */
  readonly announced: boolean;
  readonly pet?: SubscribedPet;
  /** What is bought at intervals, where that is no pet's box: then its plan is the one of scheduled purchases. */
  readonly purchase?: ScheduledPurchase;
  /** Where the boxes go; absent where it was not kept with the subscription: then it is the customer's. */
  readonly address?: CustomerAddress;
  /** Where they have gone since it began, the first change first. A renewal begins without any. */
  readonly addressChanges?: readonly AddressChange[];
  /** The state of that address: the carrier takes its days for it. */
  readonly state?: StateCode;
  /** Its first day; absent until it is paid. */
  readonly startedOn?: CivilDate;
  /** The last charge day of a scheduled purchase on which all of it was sold out: nothing was charged, or sent. */
  readonly skippedOn?: CivilDate;
  /** The day from which it charges no more. */
  readonly endedOn?: CivilDate;
  /** Whether it ends with its term instead of going on. */
  readonly renewalOff?: boolean;
  /** The day on which its customer asked to cancel it; it is granted on the next business day. */
  readonly cancelAskedOn?: CivilDate;
  /** What leaving before the end of the term has cost; absent where that cost nothing. */
  readonly penalty?: Penalty;
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
