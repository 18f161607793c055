import type { InSession } from "../requestContext.ts";
import type { CustomerRecord, Registration } from "./collections.ts";

/** The session's customer, set by the contact step or a login. */
export function customerOf({ store, visitor }: InSession): CustomerRecord | undefined {
  return visitor.session && store.customers.get(visitor.session.customerCode);
}

/**
 * The part of the customer's data that a session may read: everything for an account, and for any other session only its own input. A
 * lead's session opened by e-mail therefore reveals nothing (FUN-293, decision 8).
 */
export function readableRegistration(inSession: InSession): Partial<Registration> {
  const { visitor } = inSession;
  const { session, registration, answers } = visitor;
  const customer = session?.reach === "account" ? customerOf(inSession) : undefined;
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
