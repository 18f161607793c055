import type { KnownDeliveryAddress } from "../address/knownDeliveryAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { AwaitedPenalty } from "../cancellation/awaitedPenalty.ts";
import type { StoredCard } from "../card/storedCard.ts";
import type { Cents } from "../money/cents.ts";
import type { WaitingPayment } from "../payment/waitingPayment.ts";
import type { PetCalled } from "../pet/phrases.ts";
import type { OwnExtraItem } from "../upsell/extraItemOffer.ts";
import type { HistoryEntry } from "./history.ts";
import type { Invoice } from "./invoice.ts";
import type { SubscriptionPaymentMethod } from "./paymentMethod.ts";
import type { SubscriptionStatus } from "./status.ts";

/** A subscription as its own page shows it (MAN-140). */
export interface SubscribedPlan {
  readonly code: string;
  /** By which some calls name it. */
  readonly contractId: string;
  /** Its plan: the code, and what it is called where that is known. */
  readonly plan: { readonly name?: string; readonly code: string };
  /** Undefined for a word that the shop does not know. */
  readonly status?: SubscriptionStatus;
  /** What is charged next, with the freight. */
  readonly amount?: Cents;
  /** What a month costs, without the freight. */
  readonly monthlyValue?: Cents;
  /** What each month costs once it is renewed, with the freight; absent where the server does not tell it. */
  readonly renewalAmount?: Cents;
  readonly createdOn?: CivilDate;
  readonly nextInvoiceDate?: CivilDate;
  /** What is charged with the answer to a request to cancel; absent without one, and where leaving costs nothing. */
  readonly awaitedPenalty?: AwaitedPenalty;
  /** What leaving has cost, where the card did not pay it: it is still owed. */
  readonly penaltyDue?: Cents;
  readonly expiresOn?: CivilDate;
  readonly paymentMethod: SubscriptionPaymentMethod;
  /** By what what is owed is being paid already, where the server tells. */
  readonly waitingPayment?: WaitingPayment;
  readonly isRenewed: boolean;
  /** The code of the subscription that goes on in its place. */
  readonly renewedInto?: string;
  readonly address?: KnownDeliveryAddress;
  /** How many months are paid whose boxes an extra item can still go with. */
  readonly paidParcelsToCharge: number;
  /** How many months the term has. */
  readonly months?: number;
  /** The server's number for what kind of box it is. */
  readonly petCategory?: number;
  /** Absent where it has none, or the server does not tell it. */
  readonly extraItem?: OwnExtraItem;
}

/** All that the page of a subscription shows. */
export interface PlanPage {
  /** What the server says of it where there is no more to show. */
  readonly statusText?: string;
  readonly subscription?: SubscribedPlan;
  /** The "canceled" flag: it does not renew itself (decision 41). */
  readonly isRenewalOff: boolean;
  /** The iteration flag: it may be cancelled (decision 42). */
  readonly iterationFlag: boolean;
  readonly isCancelAsked: boolean;
  readonly pet: PetCalled;
  /** Who subscribes. */
  readonly user?: { readonly name: string; readonly email: string };
  /** The customer's cards; the page shows the first one alone (MAN-052). */
  readonly cards: readonly StoredCard[];
  readonly billingAddress?: KnownDeliveryAddress;
  /** The newest first. */
  readonly invoices: readonly Invoice[];
  /** Absent where the server does not tell it. */
  readonly history?: readonly HistoryEntry[];
}

/** Where an address names no subscription, or another's (MAN-054). */
export const subscriptionNotFoundText = "Ops! Não conseguimos encontrar esta assinatura, houve um erro no código.";
