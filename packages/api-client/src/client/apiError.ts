/** What went wrong with a call, as a page needs to know it. */
export type Failure =
  /** The network did not carry the request, or not the answer. */
  | { readonly kind: "offline" }
  /** No answer in time. */
  | { readonly kind: "timeout" }
  /** The session ended and could not be renewed. */
  | { readonly kind: "session-expired" }
  /** Too many calls in a short time: the server did nothing, and would do the same thing a moment later (429). */
  | { readonly kind: "too-many" }
  /** The server said no. The text is the server's own and may hold HTML; `type` is its name for the refusal. */
  | { readonly kind: "refused"; readonly message?: string; readonly type?: string }
  /** The server found fields wrong; the texts by wire name of the field. */
  | { readonly kind: "invalid"; readonly message?: string; readonly fields: Readonly<Record<string, string>> }
  /** The server itself failed (5xx). */
  | { readonly kind: "unavailable" }
  /** A reply that is not what the contract says. */
  | { readonly kind: "contract"; readonly detail: string };

/** The one type that errors of calls travel as. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === "contract" ? `contract: ${failure.detail}` : failure.kind);
    this.name = "ApiError";
    this.failure = failure;
  }
}

/** A refusal in the reply of a call: what the server said, when it said anything. */
export function refused(message?: string | null, type?: string | null): ApiError {
  return new ApiError({ kind: "refused", ...(message ? { message } : {}), ...(type ? { type } : {}) });
}

/** Whether the server said no, and so did nothing: of any other failure nobody knows what it made of the call. */
export function isRefusal({ kind }: Failure): boolean {
  return kind === "refused" || kind === "invalid";
}

/** Whether the server may have done what it was asked, and its answer was lost on the way. */
export function isAnswerLost({ kind }: Failure): boolean {
  return kind === "offline" || kind === "timeout";
}

/**
 * The failure behind whatever was thrown. Code that could not be fetched is a network that is gone; anything else that
 * no call throws counts as a broken contract.
 */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  if (thrown instanceof TypeError && /import|module|fetch/i.test(thrown.message)) return { kind: "offline" };
  return { kind: "contract", detail: thrown instanceof Error ? thrown.message : String(thrown) };
}
