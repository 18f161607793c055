import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, multiplyCents, noCents } from "../money/cents.ts";
import type { MovedPurchase } from "../scheduled/movedPurchase.ts";
import { isOverdue } from "../subscription/overdue.ts";
import { parseCep } from "./cep.ts";
import { isSameDeliveryAddress } from "./knownDeliveryAddress.ts";
import type { NewDeliveryAddress } from "./newDeliveryAddress.ts";

/** What a change of address would bring, as the server works it out (SUB-141). */
export interface AddressVerification {
  /** Whether something is charged at once. */
  readonly chargesNow: boolean;
  /** What is charged at once for each box that is still to be sent. */
  readonly amount: Cents;
  /** What each box's way costs from then on. */
  readonly newFreight: Cents;
  /** What each month costs from then on, the freight included. */
  readonly newInstalment: Cents;
  /** Whether the subscription was renewed. */
  readonly isRenewed: boolean;
  readonly boxesToBeSent: number;
  /** Unknown once none is to come. */
  readonly nextInvoiceDate?: CivilDate;
  /** Whether a box was made already: it goes where it was to go. */
  readonly hasGeneratedBox: boolean;
  /** The pads and food that move with it: by themselves, or with their box. */
  readonly purchases?: readonly MovedPurchase[];
  /** The last digits of the card that is charged; unknown where the server does not tell it. */
  readonly cardDigits?: string;
  /** As it is without the change; unknown where the server does not tell it. */
  readonly before?: BeforeMove;
  /** When the term ends once what is charged at once is paid; absent where it has no end. */
  readonly newExpiresOn?: CivilDate;
  /** When the next charge comes once what is charged at once is paid. */
  readonly nextChargeOn?: CivilDate;
  /** How much that is, nothing where none comes; unknown where the server does not tell it. */
  readonly nextChargeAmount?: Cents;
}

/** What a subscription costs, and when its term ends, where it goes by now. */
export interface BeforeMove {
  /** Of each box. */
  readonly freight: Cents;
  /** Of the next month, with the freight. */
  readonly instalment: Cents;
  readonly expiresOn?: CivilDate;
}

/** What is charged as soon as the change is confirmed. */
export interface ChargeNow {
  readonly amountPerBox: Cents;
  readonly boxes: number;
  readonly total: Cents;
}

/** What the customer is shown before the change is confirmed (decisions 55 and 56). */
export interface AddressChangeSummary
  extends Omit<AddressVerification, "chargesNow" | "amount" | "boxesToBeSent" | "hasGeneratedBox"> {
  /** Absent when nothing is. */
  readonly charge?: ChargeNow;
  /** Whether an invoice should have been paid by now: what is charged sets it right, and is asked for once more (SUB-215). */
  readonly isOverdue: boolean;
  /** Whether a box still goes to the address of before (SUB-214). */
  readonly isFromNextBox: boolean;
}

/** @param today the civil date in Brazil. */
export function summaryOf(verification: AddressVerification, today: CivilDate): AddressChangeSummary {
  const { chargesNow, amount, boxesToBeSent: boxes, hasGeneratedBox, ...shown } = verification;
  const overdue = isOverdue({ ...shown, active: true }, today);
  const total = multiplyCents(amount, boxes);
  return {
    ...shown,
    // Of an overdue subscription charges are made, whatever the server calls it.
    ...((chargesNow || overdue) && total > noCents ? { charge: { amountPerBox: amount, boxes, total } } : {}),
    isOverdue: overdue,
    isFromNextBox: hasGeneratedBox,
  };
}

/** What was verified, and for which address: who is overdue is charged as soon as any part of it is another (SUB-215). */
export interface VerifiedAddress {
  readonly address: NewDeliveryAddress;
  readonly verification: AddressVerification;
}

/** How far a change is (SUB-211). What is on its way, and what failed, is the sending's to say. */
export type AddressChange =
  | { readonly step: "edit"; readonly verified?: VerifiedAddress | undefined }
  | { readonly step: "summary"; readonly verified: VerifiedAddress };

export type AddressChangeEvent =
  | { readonly type: "cep-typed"; readonly text: string }
  /** The form is right, and what it would cost is known. */
  | { readonly type: "verified"; readonly address: NewDeliveryAddress; readonly verification: AddressVerification }
  | { readonly type: "went-back" };

export const initialAddressChange: AddressChange = { step: "edit" };

/** How far it is after an event. Another CEP resets what was verified (SUB-213). */
export function nextAddressChange(change: AddressChange, event: AddressChangeEvent): AddressChange {
  switch (event.type) {
    case "cep-typed": {
      const cep = parseCep(event.text);
      const isSame = change.verified === undefined || (cep.ok && cep.value === change.verified.address.cep);
      return isSame ? change : initialAddressChange;
    }
    case "verified": {
      const { address, verification } = event;
      return { step: "summary", verified: { address, verification } };
    }
    case "went-back":
      return { step: "edit", verified: change.verified };
  }
}

/** What is known already of a change to that address; undefined when the server has to be asked. */
export function verificationFor(change: AddressChange, address: NewDeliveryAddress): AddressVerification | undefined {
  const { verified } = change;
  return verified && isSameDeliveryAddress(verified.address, address) ? verified.verification : undefined;
}
