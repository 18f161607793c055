import type { WorldStore } from "../store.ts";
import type { SessionRecord } from "./collections.ts";

/** Ends all other sessions of the customer: only the browser that set the new password stays logged in. */
export function endOtherSessions(store: WorldStore, customerCode: string, here: SessionRecord): void {
  for (const { id, session } of store.visitors.all()) {
    if (id !== here.id && session?.customerCode === customerCode) store.visitors.remove(id);
  }
}
