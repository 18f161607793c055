import { accountPaths } from "@petbox/domain/site/paths";
import { isSitePath } from "@petbox/domain/site/sitePath";
import { inAppIf } from "@petbox/domain/site/withApp";
import { fieldOf } from "../../browser/fieldOf.ts";

/**
 * State that one page of the session passes to the next in the history entry. Unlike a URL, it is neither visible nor sent
 * to a server. It survives a reload, and ends with the tab.
 */
export interface HistoryState {
  /** The path of the page that required the login. */
  readonly from?: string;
  /** The token of the mailed link. */
  readonly token?: string;
  /** A new password was just saved. */
  readonly passwordSaved?: boolean;
  /** The session ended. `unsavedOn` is the title of the route whose save failed because of it; empty after a read. */
  readonly endedSession?: { readonly unsavedOn: string };
}

/** @param state the state of the history entry; unknown fields are ignored, and paths outside this shop. */
export function readHistoryState(state: unknown): HistoryState {
  const from = fieldOf(state, "from");
  const token = fieldOf(state, "token");
  const unsavedOn = fieldOf(fieldOf(state, "endedSession"), "unsavedOn");
  return {
    ...(typeof from === "string" && isSitePath(from) ? { from } : {}),
    ...(typeof token === "string" ? { token } : {}),
    ...(typeof unsavedOn === "string" ? { endedSession: { unsavedOn } } : {}),
    ...(fieldOf(state, "passwordSaved") === true ? { passwordSaved: true } : {}),
  };
}

/**
 * The page to open after the login: the one that required it, or else the customer's area (MAN-010).
 * @param inApp whether the shop is open inside the mobile application.
 */
export function returnPathFrom(state: unknown, inApp: boolean): string {
  return readHistoryState(state).from ?? inAppIf(inApp, accountPaths.area);
}
