import type { Store } from "../store.ts";
import type { Visitor } from "./collections.ts";

/** Whoever had found the old password out is not there any more: only the browser that set the new one stays. */
export function leaveElsewhere(store: Store, customerCode: string, here: Visitor): void {
  for (const { id, session, customerCode: known } of store.visitors.all()) {
    if (id !== here.id && (session?.customerCode === customerCode || known === customerCode)) store.visitors.remove(id);
  }
}
