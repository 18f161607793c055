import type { ContactAnswer } from "@petbox/domain/funnel/answers";
import type { InSession } from "../requestContext.ts";
import type { CustomerRecord, SessionRecord } from "./collections.ts";
import { sessionForCustomer } from "./ownData.ts";

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
  return {
    ...own,
    ...(reach === "checkout" && watchedPayment && { watchedPayment }),
    session: { customerCode: code, reach },
    answers: { ...own.answers, contact: contactOf(customer), ...watched },
  };
}
