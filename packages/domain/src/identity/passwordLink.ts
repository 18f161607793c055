/** How long the link of a mail sets a password, in milliseconds (MAN-111). */
export const passwordLinkLifetime = 60 * 60_000;

/** What is said of a link that was used, is too old or was never sent: the same, so that nobody learns which. */
export const passwordLinkVoidMessage = "Este link não vale mais. Peça outro: chega em instantes.";

/**
 * Whether a link is still young enough.
 * @param sentAt when it was mailed, and `now`, in epoch ms of one clock.
 */
export function isPasswordLinkFresh(sentAt: number, now: number): boolean {
  return now - sentAt < passwordLinkLifetime;
}
