import { withoutDependents } from "@petbox/domain/funnel/answers";
import type { Store } from "../store.ts";
import type { Customer, Registration, Visitor } from "./collections.ts";

/** A session and where its customer is kept. */
interface InSession {
  readonly store: Store;
  readonly visitor: Visitor;
}

/** The customer whom the contact step or a login made the session's. */
export function customerOf({ store, visitor }: InSession): Customer | undefined {
  return visitor.customerCode === undefined ? undefined : store.customers.get(visitor.customerCode);
}

/**
 * What a session may be told of its customer: an account everything that is saved, everybody else what this very session
 * has saved. Whoever knows an e-mail opens a lead's session, and learns nothing by it (FUN-293, decision 8).
 */
export function ownDataOf(inSession: InSession): Partial<Registration> {
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

/** Whether somebody has said who they are and where the box goes. */
export function isRegistered({ name, cpf, birthDate, address }: Partial<Registration>): boolean {
  return name !== undefined && cpf !== undefined && birthDate !== undefined && address !== undefined;
}

/**
 * The session as it is once a customer is its customer: somebody else's login, and what they had saved, chosen to be
 * sent, or paid in it stays behind. The pet, the coupon and the cart are the browser's.
 */
export function sessionOf(customerCode: string, { store, visitor }: InSession): Visitor {
  // A login takes its time: what was answered meanwhile counts.
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
