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
  const own = sessionOf(code, inSession);
  const contact = { email, areaCode, phoneNumber, newsletter, privacy: true };
  return { ...own, session: { customerCode: code, reach }, answers: { ...own.answers, contact } };
}
