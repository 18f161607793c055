import { type ContactAnswer, withoutDependents } from "@petbox/domain/funnel/answers";
import type { InSession } from "../requestContext.ts";
import type { CustomerRecord, SessionRecord } from "./collections.ts";

/** The reach of a login: a lead's can only finish the checkout. */
export type Reach = "checkout" | "account";

/** The contact of a customer, as the contact step starts with it. */
export function contactOf({ email, areaCode, phoneNumber, newsletter }: CustomerRecord): ContactAnswer {
  return { email, areaCode, phoneNumber, newsletter, privacy: true };
}

/** The visitor's session after a login of this customer, to be renewed by the caller. */
export function sessionAfterLogin(customer: CustomerRecord, reach: Reach, inSession: InSession): SessionRecord {
  const { code } = customer;
  const { watchedPayment, ...own } = sessionForCustomer(code, inSession);
  // A password opens what the session could only watch.
  const watched = reach === "account" && watchedPayment ? { subscription: watchedPayment.subscriptionCode } : {};
  const { registration } = own;
  const { contact } = own.answers;
  const { areaCode, phoneNumber } = customer;
  // The phone typed last counts: the registration's, unless the contact step has changed its own since.
  const isNewPhone = contact?.areaCode !== areaCode || contact.phoneNumber !== phoneNumber;
  return {
    ...own,
    ...(registration && isNewPhone && { registration: { ...registration, areaCode, phoneNumber } }),
    ...(reach === "checkout" && watchedPayment && { watchedPayment }),
    session: { customerCode: code, reach },
    answers: { ...own.answers, contact: contactOf(customer), ...watched },
  };
}

/**
 * The visitor's session after a new password of this customer, to be renewed by the caller. The login of another customer ends: their
 * account must not confirm this one's password.
 */
export function sessionAfterNewPassword(customerCode: string, { store, visitor }: InSession): SessionRecord {
  const current = store.visitors.get(visitor.id) ?? visitor;
  if (current.session === undefined || current.session.customerCode === customerCode) return current;
  const { answers, ...own } = sessionForCustomer(customerCode, { store, visitor });
  const { contact: _contact, ...kept } = answers;
  return { ...own, answers: kept };
}

/**
 * The part of the session that this customer may go on with. What the previous customer registered, saw as freight and paid is
 * dropped; the pet, the coupon and the cart belong to the browser.
 */
function sessionForCustomer(customerCode: string, { store, visitor }: InSession): SessionRecord {
  // Answers saved during an asynchronous login count.
  const current = store.visitors.get(visitor.id) ?? visitor;
  if (current.session?.customerCode === customerCode) return current;
  const {
    registration: _registration,
    freight: _freight,
    resolving: _resolving,
    watchedPayment: _watchedPayment,
    session: _session,
    purchase,
    ...kept
  } = current;
  return {
    ...kept,
    ...(purchase && { purchase: { kind: purchase.kind } }),
    answers: withoutDependents(current.answers, "contact"),
  };
}
