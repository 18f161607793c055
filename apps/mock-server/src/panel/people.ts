import { paidSubscriptionsOf } from "../backend/session/customers.ts";
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
