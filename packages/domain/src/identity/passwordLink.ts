/** Validity of an e-mailed link to set a password, in milliseconds (MAN-111). */
export const passwordLinkLifetime = 60 * 60_000;

/** Shown for a used, expired or unknown link alike, so that it does not reveal which one. */
export const passwordLinkVoidMessage = "Este link não vale mais. Peça outro: chega em instantes.";

/**
 * Whether a link has not expired yet.
 * @param sentAt when it was e-mailed; both times in epoch milliseconds.
 */
export function isPasswordLinkFresh(sentAt: number, now: number): boolean {
  return now - sentAt < passwordLinkLifetime;
}
