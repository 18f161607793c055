import type { Store } from "../world/store.ts";
import type { Customer } from "../world/world.ts";

/** The customer with this e-mail, whatever its case. */
export function customerByEmail(store: Store, email: string): Customer | undefined {
  const wanted = email.trim().toLowerCase();
  return store.customers.all().find((customer) => customer.email.toLowerCase() === wanted);
}
