import type { Store } from "../store.ts";
import type { Customer, Visitor } from "./collections.ts";
import { sessionOf } from "./ownData.ts";

/** How far a login reaches: a lead's finishes the checkout and nothing else. */
export type Reach = "checkout" | "account";

/** The session of a visitor as a login of this customer leaves it, to be renewed. */
export function loggedIn(
  customer: Customer,
  reach: Reach,
  inSession: { readonly store: Store; readonly visitor: Visitor },
): Visitor {
  const { code, email, areaCode, phoneNumber, newsletter } = customer;
  const { watchedPayment, ...own } = sessionOf(code, inSession);
  const contact = { email, areaCode, phoneNumber, newsletter, privacy: true };
  // A password opens what the session could only watch.
  const watched = reach === "account" && watchedPayment ? { subscription: watchedPayment.subscriptionCode } : {};
  return {
    ...own,
    ...(reach === "checkout" && watchedPayment && { watchedPayment }),
    session: { customerCode: code, reach },
    answers: { ...own.answers, contact, ...watched },
  };
}
