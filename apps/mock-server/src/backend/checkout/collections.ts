import type { RecordedPurchase } from "@petbox/api-client/checkout/contract";
import type { StateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { PetSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import type { BankReply } from "../../seed/testCards.ts";
import type { CardOnFile } from "../cards/collections.ts";
import { collection } from "../collection.ts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import type { CustomerAddress } from "../session/collections.ts";
import type { ChargeAttempt } from "../subscriptions/collections.ts";

/** The pet that gets the boxes. */
export interface SubscribedPet extends NamedPet {
  readonly species?: Species | undefined;
  readonly size?: PetSize | undefined;
  /** URL of the customer's picture; the file may no longer exist. */
  readonly picture?: string;
}

/** A day on which the delivery address changed. */
interface AddressChangeRecord {
  readonly on: CivilDate;
  readonly city: string;
}

/** An extra item added to every box of a running subscription. */
export interface AddedExtraItem {
  readonly tag: string;
  readonly name: string;
  /** The monthly surcharge on top of the plan, in cents. */
  readonly monthlyPrice: number;
  readonly since: CivilDate;
}

/** A day on which the extra item changed; it was removed when there is no name. */
interface ExtraItemChangeRecord {
  readonly on: CivilDate;
  readonly name?: string;
}

/** A tenth of the remaining months, charged to the card on the day on which the cancellation is granted (MAN-394). */
export interface Penalty {
  readonly amount: Cents;
  readonly on: CivilDate;
  readonly outcome: ChargeAttempt["outcome"];
  /** The later day on which the customer paid after the card was refused. */
  readonly paidOn?: CivilDate;
  /** The days on which the customer tried to pay and the bank refused again. */
  readonly refusedAgainOn?: readonly CivilDate[];
}

/** A subscription and the payment that opened it. The card holds only what a receipt may show (decision 37). */
export interface Subscription {
  readonly code: string;
  readonly customerCode: string;
  readonly planTag: string;
  readonly coupon?: string;
  /** The whole term, or a month of a scheduled purchase, in cents, without the freight. */
  readonly amount: number;
  /** The price of the whole term at renewal, in cents; absent when no coupon applied. */
  readonly amountWithoutCoupon?: number;
  /** The freight of each box, in cents; absent when free. */
  readonly freight?: number;
  /** The extra item of the original order; the amount includes its price. */
  readonly boughtWith?: Pick<AddedExtraItem, "tag" | "name">;
  /** The extra item added later; only the charges include its price. */
  readonly extraItem?: AddedExtraItem;
  /** In chronological order. Empty at the start of a renewal. */
  readonly extraItemChanges?: readonly ExtraItemChangeRecord[];
  /** The card that pays. */
  readonly card: CardOnFile;
  /** Epoch ms. */
  readonly createdAt: number;
  /** The bank's reply and its time (epoch ms); absent for a bank that never replies. */
  readonly outcome?: { readonly result: BankReply; readonly at: number };
  /** Whether the outcome was broadcast. */
  readonly announced: boolean;
  readonly pet?: SubscribedPet;
  /** The scheduled purchase; absent for a box. Its plan is the one of scheduled purchases. */
  readonly purchase?: ScheduledPurchase;
  /** The delivery address; absent when it is the customer's own. */
  readonly address?: CustomerAddress;
  /** The address changes since the start, in chronological order. Empty at the start of a renewal. */
  readonly addressChanges?: readonly AddressChangeRecord[];
  /** The state of that address, which decides the carrier's days. */
  readonly state?: StateCode;
  /** The first day; absent until it is paid. */
  readonly startedOn?: CivilDate;
  /** The day of the month of its charges, if a renewal began on the last day of a shorter month. */
  readonly anchorDay?: number;
  /** The last charge day on which every item of a scheduled purchase was sold out, so that it was neither charged nor sent. */
  readonly skippedOn?: CivilDate;
  /** The day from which nothing is charged. */
  readonly endedOn?: CivilDate;
  /** Whether it ends with its term. */
  readonly renewalOff?: boolean;
  /** The day of the customer's cancellation request, which is granted on the next business day. */
  readonly cancelAskedOn?: CivilDate;
  /** The cost of leaving before the end of the term; absent when it was free. */
  readonly penalty?: Penalty;
  /** What was refunded for aborted boxes, in cents, by the time the customer renewed it; later charges do not deduct it. */
  readonly refunded?: Cents;
  /** The subscription that renewed this one. */
  readonly renewedInto?: string;
  /** The subscription that this one renewed. */
  readonly renewedFrom?: string;
}

export const subscriptions = collection<Subscription>(({ code }) => code);

/** A completed attempt. Sending it again returns the same subscription and opens no other. */
export interface Attempt {
  readonly key: string;
  readonly subscriptionCode: string;
}

export const attempts = collection<Attempt>(({ key }) => key);

/** The purchases that analytics has recorded. */
export const recordedPurchases = collection<RecordedPurchase>(({ subscription }) => subscription);
