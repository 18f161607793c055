import { plainText } from "../text/plainText.ts";

/** The failure of a call, in the terms that a page needs. */
export type Failure =
  /** The request or its reply was lost in the network. */
  | { readonly kind: "offline" }
  /** Code of the open page is gone from the server, because the shop was updated: only a reload helps. */
  | { readonly kind: "outdated" }
  /** No reply in time. */
  | { readonly kind: "timeout" }
  /** The session ended and could not be renewed (419), or the server does not recognise the customer; it may send a text (401). */
  | { readonly kind: "session-expired"; readonly status?: 401; readonly message?: string }
  /** Too many calls in a short time: the server rejected the call, and a later retry may succeed (429); `retryAfter` in seconds. */
  | { readonly kind: "too-many"; readonly message?: string; readonly retryAfter?: number }
  /** The server said no. The text is the server's own and may hold HTML; `type` is its name for the refusal. */
  | { readonly kind: "refused"; readonly message?: string; readonly type?: string }
  /** The server found fields wrong; the plain texts by wire name of the field. */
  | { readonly kind: "invalid"; readonly message?: string; readonly fields: Readonly<Record<string, string>> }
  /** The server failed (5xx); it has a text if it requests a pause from the customer. `isUnsent`: the bot check failed before the call. */
  | { readonly kind: "unavailable"; readonly message?: string; readonly isUnsent?: true }
  /** A reply that breaks the contract. */
  | { readonly kind: "contract"; readonly detail: string };

/** Whether the server rejected the call without any change. After any other failure the outcome of the call is unknown. */
export function isRefusal(failure: Failure): failure is Extract<Failure, { readonly kind: "refused" | "invalid" }> {
  return failure.kind === "refused" || failure.kind === "invalid";
}

/** The server's own text; it may contain HTML. */
export function ownTextOf(failure: Failure): string | undefined {
  return "message" in failure ? failure.message : undefined;
}

/** The server's own text for one line, such as a toast. */
export function ownPlainTextOf(failure: Failure): string | undefined {
  const text = ownTextOf(failure);
  return text === undefined ? undefined : plainText(text);
}

/** Whether the server may have executed the call although its reply was lost. */
export function isReplyLost({ kind }: Failure): boolean {
  return kind === "offline" || kind === "timeout";
}
