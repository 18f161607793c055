import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** The name of the tab's note: the random key and the previous subscription, nothing else. */
const note = "petbox-payment-attempt";

/** The format of `randomName`. Any other stored text is ignored: it may not even be valid in a header. */
const namePattern = /^[0-9a-f]{32}$/;

/**
 * The idempotency key of the open payment attempt, or a new one. The tab keeps it until the server has replied, even over a
 * reload. The server repeats its first reply to a repeated key, so a retry after a lost reply opens no second subscription.
 *
 * A retry with another card uses the same key, because the first card may have been charged. If it was, the customer sees
 * that payment and the second card is not charged; if not, the second card is charged. The card itself is never stored,
 * so the two attempts are indistinguishable.
 * @param subscription the visitor's latest subscription. If it has changed since the attempt began, the server has replied,
 * and this is a new attempt.
 * @param newName returns a unique text that cannot be guessed.
 */
export function attemptKeyAfter(subscription = "", newName = randomName): string {
  const open = readAttempt();
  if (open?.before === subscription) return open.key;
  const name = newName();
  storeInTab(note, `${name} ${subscription}`);
  return name;
}

/**
 * Keeps the open attempt over another tab's purchase, which changes the visitor's latest subscription but is no reply to this tab's.
 * @param before the latest subscription until then.
 * @param after the one that the other tab opened.
 */
export function keepAttemptOver(before: string | undefined, after: string): void {
  const open = readAttempt();
  if (open?.before === (before ?? "")) storeInTab(note, `${open.key} ${after}`);
}

/** Whether the reply to the tab's last payment is still unknown. @param subscription as for `attemptKeyAfter`. */
export function isAttemptOpen(subscription = ""): boolean {
  return readAttempt()?.before === subscription;
}

/** Whether the visitor has got a subscription since the tab's last payment, whose reply was lost. @param subscription the latest one. */
export function hasOpenedSince(subscription = ""): boolean {
  const open = readAttempt();
  return open !== undefined && open.before !== subscription;
}

/** The tab's attempt without a reply, and the subscription before it; "" if there was none. */
function readAttempt(): { readonly key: string; readonly before: string } | undefined {
  const [key = "", before = ""] = readFromTab(note)?.split(" ") ?? [];
  return namePattern.test(key) ? { key, before } : undefined;
}

/** Ends the attempt after the server's reply: the next submission gets a new key. */
export function settleAttempt(): void {
  storeInTab(note, undefined);
}

/** 128 random bits as text. Unlike `randomUUID`, it works on pages without HTTPS. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
