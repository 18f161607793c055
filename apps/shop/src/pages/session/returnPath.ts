import { customerAreaPath } from "@petbox/domain/identity/customerArea";
import { isSitePath } from "@petbox/domain/site/sitePath";

/** State in the history entry of /login after a redirect from a page that requires a login. */
export interface ReturnState {
  /** The path of the page that required the login. */
  readonly from: string;
}

/**
 * The page to open after the login: the one that required it, or else the customer's area (MAN-010).
 * @param state the state of the history entry; paths outside this shop are ignored.
 * @param inApp whether the shop is open inside the mobile application.
 */
export function returnPathFrom(state: unknown, inApp: boolean): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && isSitePath(from) ? from : customerAreaPath(inApp);
}
