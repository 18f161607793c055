import { isSitePath } from "@petbox/domain/site/sitePath";
import type { WelcomePlace } from "@petbox/domain/welcome/welcomeSteps";
import { useLocation } from "react-router-dom";
import { fieldOf } from "../browser/fieldOf.ts";

/**
 * - `coupon-gone`: the coupon of an invitation link is not valid; shown on the first question.
 * - `refused-again`: a retry on the page after the payment found the card refused again; shown on the payment page.
 * - `canceled`: a scheduled purchase was cancelled; shown on the hub (SUB-365).
 * - `changed`: the products of a scheduled purchase were changed; shown on its page.
 * - `password-saved`: a new password was saved; shown on the login, or in the area of a customer who is logged in.
 */
const notices = ["coupon-gone", "refused-again", "canceled", "changed", "password-saved"] as const;

export type NoticeName = (typeof notices)[number];

/**
 * State that a page passes to the next one in its history entry. Unlike a URL, it is neither visible nor sent to a server. It survives a
 * reload, and ends with the tab.
 */
export interface HistoryState {
  /** A message of the previous page. */
  readonly notice?: NoticeName;
  /** The path of the page that required the login. */
  readonly from?: string;
  /** The session ended. `unsavedOn` is the title of the route whose save failed because of it; empty after a read. */
  readonly endedSession?: { readonly unsavedOn: string };
  /** The token of the mailed link to a new password. */
  readonly token?: string;
  /** The step of the welcome. */
  readonly welcome?: WelcomePlace;
}

/** @param state the state of the history entry; unknown fields are ignored, and paths outside this shop. */
export function readHistoryState(state: unknown): HistoryState {
  const notice = notices.find((name) => name === fieldOf(state, "notice"));
  const from = fieldOf(state, "from");
  const unsavedOn = fieldOf(fieldOf(state, "endedSession"), "unsavedOn");
  const token = fieldOf(state, "token");
  const welcome = fieldOf(state, "welcome");
  return {
    ...(notice && { notice }),
    ...(typeof from === "string" && isSitePath(from) ? { from } : {}),
    ...(typeof unsavedOn === "string" ? { endedSession: { unsavedOn } } : {}),
    ...(typeof token === "string" ? { token } : {}),
    ...(typeof welcome === "number" || welcome === "read" ? { welcome } : {}),
  };
}

/** The state of the open history entry. */
export function useHistoryState(): HistoryState {
  return readHistoryState(useLocation().state);
}
