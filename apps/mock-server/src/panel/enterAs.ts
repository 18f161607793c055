import type { Customer } from "../backend/session/collections.ts";
import { loggedIn } from "../backend/session/loggedIn.ts";
import type { Store } from "../backend/store.ts";
import type { Visitors } from "../backend/visitors.ts";

/**
 * Logs the visitor behind a request in as a customer, as their password would: an account, or a lead as far as the
 * checkout.
 * @returns the cookie that the browser is to remember.
 */
export function enterAs(customer: Customer, request: Request, visitors: Visitors, store: Store): string | undefined {
  return store.transaction(() => {
    const { visitor } = visitors.ofPage(request);
    const reach = customer.password === undefined ? "checkout" : "account";
    return visitors.cookieFor(visitors.renew(loggedIn(customer, reach, { store, visitor })), request);
  });
}
