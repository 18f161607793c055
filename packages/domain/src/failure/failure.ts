/** Why a call failed, from a page's point of view. */
export type Failure =
  /** A network error: the request or the response was lost. */
  | { readonly kind: "offline" }
  /** No response in time. */
  | { readonly kind: "timeout" }
  /** The session has ended and could not be renewed, or the visitor is not authenticated; it may have a message (401). */
  | { readonly kind: "session-expired"; readonly message?: string }
  /** Rate limited: the server did nothing, and the same call may succeed later (429). */
  | { readonly kind: "too-many"; readonly message?: string }
  /** The server refused the request. `message` is the server's and may contain HTML; `type` is its code for the refusal. */
  | { readonly kind: "refused"; readonly message?: string; readonly type?: string }
  /** The server rejected fields; messages by the fields' wire names. */
  | { readonly kind: "invalid"; readonly message?: string; readonly fields: Readonly<Record<string, string>> }
  /** A server error (5xx); its message, if any, asks the customer to wait. */
  | { readonly kind: "unavailable"; readonly message?: string }
  /** A response that violates the contract. */
  | { readonly kind: "contract"; readonly detail: string };

/** Whether the server refused the request and so changed nothing; after any other failure the outcome is unknown. */
export function isRefusal(failure: Failure): failure is Extract<Failure, { readonly kind: "refused" | "invalid" }> {
  return failure.kind === "refused" || failure.kind === "invalid";
}

/** The server's own message; it may contain HTML. */
export function ownTextOf(failure: Failure): string | undefined {
  return "message" in failure ? failure.message : undefined;
}

/** Whether the server may have processed the request although its response was lost. */
export function isReplyLost({ kind }: Failure): boolean {
  return kind === "offline" || kind === "timeout";
}
