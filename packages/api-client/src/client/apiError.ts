import type { Failure } from "@petbox/domain/failure/failure";
import { isFrameworkText } from "./frameworkText.ts";

/** The one type that errors of calls travel as. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === "contract" ? `contract: ${failure.detail}` : failure.kind);
    this.name = "ApiError";
    this.failure = failure;
  }
}

/** The failure of a rejected call, with the server's text unless it comes from the framework. */
export function refused(message?: string | null, type?: string | null): ApiError {
  return new ApiError({
    kind: "refused",
    ...(message && !isFrameworkText(message) ? { message } : {}),
    ...(type ? { type } : {}),
  });
}

/**
 * The failure behind any thrown value. A failed download of code means offline; any other error counts as a broken
 * contract.
 */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  if (thrown instanceof TypeError && /import|module|fetch/i.test(thrown.message)) return { kind: "offline" };
  return { kind: "contract", detail: thrown instanceof Error ? thrown.message : String(thrown) };
}
