import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, multiplyCents, zeroCents } from "../money/cents.ts";
import type { MovedPurchase } from "../scheduled/movedPurchase.ts";
import { isOverdue } from "../subscription/overdue.ts";
import { type Cep, parseCep } from "./cep.ts";
import { isSameDeliveryAddress } from "./knownDeliveryAddress.ts";
import type { NewDeliveryAddress } from "./newDeliveryAddress.ts";

/** The server's calculation of the cost of a change of address (SUB-141). */
export interface AddressVerification {
  /** Whether something is charged immediately. */
  readonly chargesNow: boolean;
  /** The immediate charge per remaining box. */
  readonly amount: Cents;
  /** The new freight of each box. */
  readonly newFreight: Cents;
  /** The new monthly instalment, freight included. */
  readonly newInstalment: Cents;
  /** Whether the subscription has been renewed. */
  readonly isRenewed: boolean;
  readonly boxesToBeSent: number;
  /** Absent when no further invoice is due. */
  readonly nextInvoiceDate?: CivilDate;
  /** Whether a box has already been prepared; it still goes to the old address. */
  readonly hasGeneratedBox: boolean;
  /** The pads and food that move too, on their own or together with their box. */
  readonly purchases?: readonly MovedPurchase[];
  /** The last digits of the charged card, if the server sends them. */
  readonly cardDigits?: string;
  /** The state before the change, if the server sends it. */
  readonly before?: CurrentCosts;
  /** When the term ends once the immediate charge is paid; absent if it is open-ended. */
  readonly newExpiresOn?: CivilDate;
  /** The date of the next charge once the immediate charge is paid. */
  readonly nextChargeOn?: CivilDate;
  /**
   * The amount of that next charge, zero if none exists, or without an immediate charge that of the next invoice. It differs from the
   * instalment by a credit. Absent if the server does not send it.
   */
  readonly nextChargeAmount?: Cents;
}

/** The costs and the end of the term with the current address. */
export interface CurrentCosts {
  /** Per box. */
  readonly freight: Cents;
  /** For the next month, freight included. */
  readonly instalment: Cents;
  readonly expiresOn?: CivilDate;
  /** Of the next invoice, after a credit; absent if the server does not send it. */
  readonly nextChargeAmount?: Cents;
}

/** The amount charged on confirmation of the change. */
export interface ChargeNow {
  readonly amountPerBox: Cents;
  readonly boxes: number;
  readonly total: Cents;
}

/** Shown to the customer before the change is confirmed (decisions 55 and 56). */
export interface AddressChangeSummary
  extends Omit<AddressVerification, "chargesNow" | "amount" | "boxesToBeSent" | "hasGeneratedBox"> {
  /** Absent without an immediate charge. */
  readonly charge?: ChargeNow;
  /** Whether an invoice is overdue: the immediate charge settles it and needs a second confirmation (SUB-215). */
  readonly isOverdue: boolean;
  /** Whether one more box still goes to the old address (SUB-214). */
  readonly isFromNextBox: boolean;
}

/** @param today the current date in Brazil. */
export function summaryOf(verification: AddressVerification, today: CivilDate): AddressChangeSummary {
  const { chargesNow, amount, boxesToBeSent, hasGeneratedBox, ...shown } = verification;
  const overdue = isOverdue({ ...shown, active: true }, today);
  // An amount that is charged now is charged at least once, even if no box is left.
  const boxes = Math.max(boxesToBeSent, 1);
  const total = multiplyCents(amount, boxes);
  return {
    ...shown,
    // An overdue subscription is charged even if the server does not say so.
    ...((chargesNow || overdue) && total > zeroCents ? { charge: { amountPerBox: amount, boxes, total } } : {}),
    isOverdue: overdue,
    isFromNextBox: hasGeneratedBox,
  };
}

/**
 * Whether a change of address no longer costs what the customer has seen. A charge that is no longer due is no reason to ask again: it was
 * paid elsewhere, or by an attempt whose reply was lost.
 */
export function costsOtherwise(seen: AddressVerification, now: AddressVerification, today: CivilDate): boolean {
  const { charge } = summaryOf(now, today);
  const isOtherCharge =
    charge !== undefined &&
    (charge.total !== summaryOf(seen, today).charge?.total || seen.cardDigits !== now.cardDigits);
  return (
    isOtherCharge ||
    seen.newFreight !== now.newFreight ||
    seen.newInstalment !== now.newInstalment ||
    newCosts(seen) !== newCosts(now)
  );
}

/** The new costs of the pads and food that move, in a form to compare. */
function newCosts({ purchases = [] }: AddressVerification): string {
  return JSON.stringify(purchases.map(({ kind, newFreight, newTotal }) => [kind, newFreight, newTotal]));
}

/** A verification and the address it is for: if the subscription is overdue, changing any part of it triggers a charge (SUB-215). */
export interface VerifiedAddress {
  readonly address: NewDeliveryAddress;
  readonly verification: AddressVerification;
}

/** The step of a change (SUB-211). Pending and failed requests are tracked by the submission. */
export type AddressChangeState =
  /** `typedCep`: null while it is incomplete; absent until it is typed. */
  | { readonly step: "edit"; readonly typedCep?: Cep | null; readonly verified?: VerifiedAddress | undefined }
  | { readonly step: "summary"; readonly verified: VerifiedAddress };

export type AddressChangeEvent =
  | { readonly type: "cep-typed"; readonly text: string }
  /** The form is valid and the server has replied with the costs. */
  | { readonly type: "verified"; readonly address: NewDeliveryAddress; readonly verification: AddressVerification }
  | { readonly type: "went-back" };

export const initialAddressChange: AddressChangeState = { step: "edit" };

/** The state after an event. A different CEP discards the verification, also one that is still pending (SUB-213). */
export function nextAddressChange(change: AddressChangeState, event: AddressChangeEvent): AddressChangeState {
  switch (event.type) {
    case "cep-typed": {
      const cep = parseCep(event.text);
      const typedCep = cep.ok ? cep.value : null;
      const verified = change.verified?.address.cep === typedCep ? change.verified : undefined;
      const isSame = (change.step === "summary" || change.typedCep === typedCep) && verified === change.verified;
      return isSame ? change : { step: "edit", typedCep, verified };
    }
    case "verified": {
      const { address, verification } = event;
      if (change.step === "edit" && change.typedCep !== undefined && change.typedCep !== address.cep) return change;
      return { step: "summary", verified: { address, verification } };
    }
    case "went-back":
      return { step: "edit", verified: change.verified };
  }
}

/** The cached verification for exactly this address; undefined if the server must be called. */
export function verificationFor(
  change: AddressChangeState,
  address: NewDeliveryAddress,
): AddressVerification | undefined {
  const { verified } = change;
  return verified && isSameDeliveryAddress(verified.address, address) ? verified.verification : undefined;
}
