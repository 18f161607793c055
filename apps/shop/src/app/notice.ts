import { fieldOf } from "../browser/fieldOf.ts";

/**
 * - `coupon-gone`: the coupon of an invitation link is not valid; shown on the first question.
 * - `refused-again`: a retry on the page after the payment found the card refused again; shown on the payment page.
 * - `canceled`: a scheduled purchase was cancelled; shown on the hub (SUB-365).
 * - `changed`: the products of a scheduled purchase were changed; shown on its page.
 * - `password-saved`: a customer who is logged in saved a new password; shown in their area.
 */
export type NoticeName = "coupon-gone" | "refused-again" | "canceled" | "changed" | "password-saved";

/** A message that a page stores in the history entry of the next page, which shows it once. */
export interface Notice {
  readonly notice: NoticeName;
}

/** Whether a history entry has the notice. @param state of the entry. */
export function hasNotice(state: unknown, name: NoticeName): boolean {
  return fieldOf(state, "notice") === name;
}
