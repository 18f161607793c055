import type { CustomerRecord } from "../backend/session/collections.ts";
import { paidSubscriptionsOf } from "../backend/session/customers.ts";
import { sessionAfterLogin } from "../backend/session/sessionAfterLogin.ts";
import type { SessionManager } from "../backend/sessionManager.ts";
import type { WorldStore } from "../backend/store.ts";
import type { PanelPerson } from "./panelState.ts";

/** All customers, by name. @param here code of the customer logged in to the requesting browser. */
export function peopleOf(store: WorldStore, here: string | undefined): readonly PanelPerson[] {
  const people = store.customers.all().map(
    (customer): PanelPerson => ({
      code: customer.code,
      name: customer.name,
      email: customer.email,
      reach: customer.password === undefined ? "checkout" : "account",
      subscriptions: paidSubscriptionsOf(store, customer),
      isVisitor: customer.code === here,
    }),
  );
  return people.toSorted((a, b) => calledOf(a).localeCompare(calledOf(b), "pt-BR"));
}

const calledOf = ({ name, email }: PanelPerson) => name ?? email;

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
