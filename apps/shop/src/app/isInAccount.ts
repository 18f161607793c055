import type { Visitor } from "@petbox/api-client/page/embeddedSession";

/** Whether somebody has logged in to their account. A lead who is known at the checkout is authorized, and has none. */
export function isInAccount(visitor: Visitor): boolean {
  return visitor.authorized && visitor.reach !== "checkout";
}
