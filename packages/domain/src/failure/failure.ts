/** What went wrong with a call, as a page needs to know it. */
export type Failure =
  /** The network did not carry the request, or not the reply. */
  | { readonly kind: "offline" }
  /** No reply in time. */
  | { readonly kind: "timeout" }
  /** The session ended and could not be renewed, or the server does not know who asks; it may say more of it (401). */
  | { readonly kind: "session-expired"; readonly message?: string }
  /** Too many calls in a short time: the server did nothing, and would do the same thing a moment later (429); `retryAfter` in seconds. */
  | { readonly kind: "too-many"; readonly message?: string; readonly retryAfter?: number }
  /** The server said no. The text is the server's own and may hold HTML; `type` is its name for the refusal. */
  | { readonly kind: "refused"; readonly message?: string; readonly type?: string }
  /** The server found fields wrong; the texts by wire name of the field. */
  | { readonly kind: "invalid"; readonly message?: string; readonly fields: Readonly<Record<string, string>> }
  /** The server itself failed (5xx); it has a text where that asks the customer for a pause. */
  | { readonly kind: "unavailable"; readonly message?: string }
  /** A reply that is not what the contract says. */
  | { readonly kind: "contract"; readonly detail: string };

/** Whether the server refused, and so changed nothing. After any other failure the outcome of the call is unknown. */
export function isRefusal(failure: Failure): failure is Extract<Failure, { readonly kind: "refused" | "invalid" }> {
  return failure.kind === "refused" || failure.kind === "invalid";
}

/** What the server itself said of it; it may hold HTML. */
export function ownTextOf(failure: Failure): string | undefined {
  return "message" in failure ? failure.message : undefined;
}

/** Whether the server may have done what it was asked, and its reply was lost on the way. */
export function isReplyLost({ kind }: Failure): boolean {
  return kind === "offline" || kind === "timeout";
}
