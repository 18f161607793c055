import { withoutDependents } from "@petbox/domain/funnel/answers";
import type { InSession } from "../requestContext.ts";
import type { CustomerRecord, Registration, SessionRecord } from "./collections.ts";

/** The session's customer, set by the contact step or a login. */
export function customerOf({ store, visitor }: InSession): CustomerRecord | undefined {
  return visitor.customerCode === undefined ? undefined : store.customers.get(visitor.customerCode);
}

/**
 * The part of the customer's data that a session may read: everything for an account, and for any other session only its own input. A
 * lead's session opened by e-mail therefore reveals nothing (FUN-293, decision 8).
 */
export function readableRegistration(inSession: InSession): Partial<Registration> {
  const { visitor } = inSession;
  const { session, customerCode, registration, answers } = visitor;
  const isAccount = session?.reach === "account" && session.customerCode === customerCode;
  const customer = isAccount ? customerOf(inSession) : undefined;
  if (customer) return customer;
  return {
    ...(answers.contact && { areaCode: answers.contact.areaCode, phoneNumber: answers.contact.phoneNumber }),
    ...registration,
  };
}

/** Whether the registration is complete. */
export function isRegistered({ name, cpf, birthDate, address }: Partial<Registration>): boolean {
  return name !== undefined && cpf !== undefined && birthDate !== undefined && address !== undefined;
}

/**
 * The session after a change of customer. The previous customer's login, registration, freight and payment are
 * dropped; the pet, the coupon and the cart belong to the browser.
 */
export function sessionForCustomer(customerCode: string, { store, visitor }: InSession): SessionRecord {
  // Answers saved during an asynchronous login count.
  const current = store.visitors.get(visitor.id) ?? visitor;
  if (current.customerCode === customerCode) return current;
  const {
    registration: _registration,
    freight: _freight,
    resolving: _resolving,
    watchedPayment: _watchedPayment,
    session,
    purchase,
    ...kept
  } = current;
  const goesOn = purchase && { kind: purchase.kind };
  return {
    ...kept,
    ...(session?.customerCode === customerCode && { session }),
    ...(goesOn && { purchase: goesOn }),
    customerCode,
    answers: withoutDependents(current.answers, "contact"),
  };
}
