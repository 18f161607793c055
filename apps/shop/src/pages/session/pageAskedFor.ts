import { customerAreaPath } from "@petbox/domain/identity/customerArea";
import { isSitePath } from "@petbox/domain/site/sitePath";

/** What a page that needs a login leaves in the history when it sends a visitor to /login. */
export interface LoginReturn {
  /** The address that was first asked for. */
  readonly from: string;
}

/**
 * Where to go after the login: the page that was asked for, or the customer's area (MAN-010).
 * @param state what the history holds; anything but an address of this shop is left aside.
 * @param inApp whether the shop is open inside the mobile application.
 */
export function pageAskedFor(state: unknown, inApp: boolean): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && isSitePath(from) ? from : customerAreaPath(inApp);
}
