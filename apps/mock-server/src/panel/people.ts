import { paidSubscriptionsOf } from "../backend/session/customers.ts";
import type { Store } from "../backend/store.ts";
import type { Person } from "./panelState.ts";

/** All customers, by name. @param here code of the customer as whom the requesting browser is logged in. */
export function peopleOf(store: Store, here: string | undefined): readonly Person[] {
  const people = store.customers.all().map(
    (customer): Person => ({
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

const calledOf = ({ name, email }: Person) => name ?? email;
