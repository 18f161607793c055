import type { CustomerRecord } from "../backend/session/collections.ts";
import { sessionAfterLogin } from "../backend/session/sessionAfterLogin.ts";
import type { SessionManager } from "../backend/sessionManager.ts";
import type { WorldStore } from "../backend/store.ts";

/**
 * Logs the request's visitor in as a customer, like a password login for an account, and like a checkout login for a
 * lead.
 * @returns the session's cookie.
 */
export function enterAs(
  customer: CustomerRecord,
  request: Request,
  visitors: SessionManager,
  store: WorldStore,
): string | undefined {
  return store.transaction(() => {
    const { visitor } = visitors.ofPage(request);
    const reach = customer.password === undefined ? "checkout" : "account";
    return visitors.cookieFor(visitors.renew(sessionAfterLogin(customer, reach, { store, visitor })), request);
  });
}
