import type { Visitor } from "@petbox/api-client/page/embeddedSession";

/** Whether the visitor is logged in to an account. A lead at the checkout is authorized but has no account. */
export function isInAccount(visitor: Visitor): boolean {
  return visitor.authorized && visitor.reach !== "checkout";
}
