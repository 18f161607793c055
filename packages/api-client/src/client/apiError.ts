import type { Failure } from "@petbox/domain/failure/failure";
import { isFrameworkText } from "./frameworkText.ts";

/** The call behind an error, for logs and error reports. No field contains a value of the customer. */
export interface FailedCall {
  readonly method?: string | undefined;
  /** Path template of the call or page: `/renovar/{code}`, `/plano/:code`. */
  readonly path?: string | undefined;
  /** HTTP status; undefined without a response, and for a redirect that the browser hides. */
  readonly status?: number | undefined;
  /** The shape in the contract: "2xx", "plan.price: number". */
  readonly expected?: string | undefined;
  /** The shape that arrived: "503 text/html", "plan.price: string". */
  readonly received?: string | undefined;
  /** The error that this one was thrown for. */
  readonly cause?: unknown;
}

/** The one type that errors of calls travel as. */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly status: number | undefined;
  readonly expected: string | undefined;
  readonly received: string | undefined;

  constructor(failure: Failure, { method, path, status, expected, received, cause }: FailedCall = {}) {
    const call = [method, path, status].filter(Boolean).join(" ");
    const reason = failure.kind === "contract" ? `contract: ${failure.detail}` : failure.kind;
    super(call ? `${call}: ${reason}` : reason, cause === undefined ? {} : { cause });
    this.name = "ApiError";
    this.failure = failure;
    this.method = method;
    this.path = path;
    this.status = status;
    this.expected = expected;
    this.received = received;
  }
}

/** The error of a call, from any thrown value. Details of the thrown error win over those of `call`. */
export function errorOfCall(thrown: unknown, call: FailedCall): ApiError {
  if (!(thrown instanceof ApiError)) return new ApiError(failureOf(thrown), { ...call, cause: thrown });
  return new ApiError(thrown.failure, {
    method: thrown.method ?? call.method,
    path: thrown.path ?? call.path,
    status: thrown.status ?? call.status,
    expected: thrown.expected ?? call.expected,
    received: thrown.received ?? call.received,
    cause: thrown.cause,
  });
}

/** The failure of a rejected call, with the server's text unless it comes from the framework. */
export function refused(message?: string | null, type?: string | null, call?: FailedCall): ApiError {
  const failure = {
    kind: "refused",
    ...(message && !isFrameworkText(message) ? { message } : {}),
    ...(type ? { type } : {}),
  } as const;
  return new ApiError(failure, call);
}

/** How the browsers' errors begin for a failed request, and for a failed download of code. */
const lostNetwork =
  /^(Failed to fetch|NetworkError when attempting to fetch|Load failed|error loading dynamically imported module|Importing a module script failed)/;

/** The failure behind any thrown value. A failed download means offline; any other error counts as a broken contract. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  if (thrown instanceof TypeError && lostNetwork.test(thrown.message)) return { kind: "offline" };
  return { kind: "contract", detail: thrown instanceof Error ? thrown.message : String(thrown) };
}
