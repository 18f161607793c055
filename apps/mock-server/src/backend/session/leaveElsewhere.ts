import type { Store } from "../store.ts";
import type { Visitor } from "./collections.ts";

/** Ends all other sessions of the customer: only the browser that set the new password stays logged in. */
export function leaveElsewhere(store: Store, customerCode: string, here: Visitor): void {
  for (const { id, session, customerCode: known } of store.visitors.all()) {
    if (id !== here.id && (session?.customerCode === customerCode || known === customerCode)) store.visitors.remove(id);
  }
}
