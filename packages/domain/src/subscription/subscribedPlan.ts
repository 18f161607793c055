import type { KnownDeliveryAddress } from "../address/knownDeliveryAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { PendingPenalty } from "../cancellation/cancellationTerms.ts";
import type { StoredCard } from "../card/storedCard.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPaymentMethod } from "../payment/pendingPayment.ts";
import type { NamedPet } from "../pet/phrases.ts";
import type { CarriedPurchase } from "../scheduled/carriedPurchase.ts";
import type { OwnExtraItem } from "../upsell/extraItemOffer.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import type { HistoryEntry } from "./history.ts";
import type { Invoice } from "./invoice.ts";
import type { SubscriptionStatus } from "./status.ts";

/** A subscription's payment method. */
export type SubscriptionPaymentMethod = "boleto" | "ame" | "card";

export const subscriptionPaymentMethodLabels: Readonly<Record<SubscriptionPaymentMethod, string>> = {
  boleto: "Boleto",
  ame: "AME",
  card: "Cartão de crédito",
};

/** Parses the server's word: BOLETO or AME; any other is a credit card (MAN-143). */
export function subscriptionPaymentMethodOf(word: string | null | undefined): SubscriptionPaymentMethod {
  const read = word?.trim().toUpperCase();
  if (read === "BOLETO") return "boleto";
  return read === "AME" ? "ame" : "card";
}

/** A subscription for its own page (MAN-140). */
export interface SubscribedPlan {
  readonly code: string;
  /** Its id in some API calls. */
  readonly contractId: string;
  /** The plan's code, and its name if known. */
  readonly plan: { readonly name?: string; readonly code: string };
  /** Undefined for an unknown status. */
  readonly status?: SubscriptionStatus;
  /** The next charge, with freight. */
  readonly amount?: Cents;
  /** Monthly price, without freight. */
  readonly monthlyValue?: Cents;
  /** Of each box; absent if the server does not send it. */
  readonly freight?: Cents;
  /** Monthly charge after the renewal, with freight; absent if the server does not send it. */
  readonly renewalAmount?: Cents;
  readonly createdOn?: CivilDate;
  readonly nextInvoiceDate?: CivilDate;
  /** The penalty charged when a pending cancellation is granted; absent if none exists. */
  readonly awaitedPenalty?: PendingPenalty;
  /** The unpaid penalty of a cancellation, after the card was refused. */
  readonly penaltyDue?: Cents;
  readonly expiresOn?: CivilDate;
  /** The day of the month of its charges, if a shorter month moved its first day; absent otherwise, or if the server does not send it. */
  readonly anchorDay?: number;
  readonly paymentMethod: SubscriptionPaymentMethod;
  /** The method of a pending payment of an overdue charge, if the server sends it. */
  readonly waitingPayment?: PendingPaymentMethod;
  readonly isRenewed: boolean;
  /** The code of the subscription that replaced it. */
  readonly renewedInto?: string;
  readonly address?: KnownDeliveryAddress;
  /** Number of paid months whose boxes can still include an extra item. */
  readonly paidParcelsToCharge: number;
  /** Length of the term in months. */
  readonly months?: number;
  /** The server's number for the species and type of box. */
  readonly petCategory?: number;
  /** Absent if none exists or the server does not send it. */
  readonly extraItem?: OwnExtraItem;
  /** The pads and food that travel with its boxes; absent if the server does not send them. */
  readonly carriedPurchases?: readonly CarriedPurchase[];
}

/** The data of a subscription's page. */
export interface SubscriptionDetails {
  /** The server's message if there is no other content. */
  readonly statusText?: string;
  readonly subscription?: SubscribedPlan;
  /** The subscription that waits for its first payment; absent if the server does not send it. */
  readonly awaiting?: SubscribedPlan;
  /** The "canceled" flag: renewal is off (decision 41). */
  readonly isRenewalOff: boolean;
  /** The iteration flag: it may be cancelled (decision 42). */
  readonly iterationFlag: boolean;
  readonly isCancelAsked: boolean;
  /** Absent if the server does not send them. */
  readonly facts?: AttentionFacts;
  readonly pet: NamedPet;
  /** The subscriber. */
  readonly user?: { readonly name: string; readonly email: string };
  /** The customer's cards; the page shows only the first (MAN-052). */
  readonly cards: readonly StoredCard[];
  readonly billingAddress?: KnownDeliveryAddress;
  /** Newest first. */
  readonly invoices: readonly Invoice[];
  /** Absent if the server does not send it. */
  readonly history?: readonly HistoryEntry[];
}

/** Shown if the code is unknown or belongs to another customer's subscription (MAN-054). */
export const subscriptionNotFoundText = "Ops! Não conseguimos encontrar esta assinatura, houve um erro no código.";
