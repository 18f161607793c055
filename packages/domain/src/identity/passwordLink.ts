import { sessionPaths } from "../site/paths.ts";
import { pathTo } from "../site/pathTo.ts";

/** How long the link of a mail sets a password, in milliseconds (MAN-111). */
export const passwordLinkLifetime = 60 * 60_000;

/** What is said of a link that was used, is too old or was never sent: the same, so that nobody learns which. */
export const passwordLinkVoidMessage = "Este link não vale mais. Peça outro: chega em instantes.";

/** Where one asks for such a link (MAN-009). */
export const recoveryPath = sessionPaths.recovery;

/** Where the new password is typed once the link's token has left the address. */
export const newPasswordPath = sessionPaths.newPassword;

/** The address that is mailed. It names nobody: the token alone says whose password it sets. */
export function passwordLinkPath(token: string): string {
  return pathTo(sessionPaths.mailedLink, { token });
}

/**
 * Whether a link is still young enough.
 * @param sentAt when it was mailed, and `now`, in epoch ms of one clock.
 */
export function isPasswordLinkFresh(sentAt: number, now: number): boolean {
  return now - sentAt < passwordLinkLifetime;
}
