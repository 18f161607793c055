import type { Endpoint, ReplyOf } from "../contract/endpoint.ts";
import { isEmptyArray } from "../contract/orNull.ts";
import { mayBeEmpty } from "../contract/replies.ts";
import { ApiError, type FailedCall } from "./apiError.ts";
import { type FailedResponse, failureOfResponse } from "./failedResponse.ts";
import { parsedBy } from "./parsedBy.ts";
import { keepOrigin } from "./replyOrigin.ts";

/** A response whose body was read. */
export interface Reply extends FailedResponse {
  readonly isOk: boolean;
  /** Whether a redirect led to a page instead of a reply. */
  readonly isOtherPage: boolean;
  /** Whether the body is empty, as with 204. */
  readonly isEmpty: boolean;
  /** The header Content-Type. */
  readonly contentType: string | null;
}

/** Decodes the reply of a call with the contract. @throws ApiError for a response without success, or of another shape. */
export function decodedReply<Each extends Endpoint>(endpoint: Each, reply: Reply): ReplyOf<Each> {
  const { isOk, isOtherPage, isEmpty, body } = reply;
  const { method, path } = endpoint;
  // A browser hides the status of a redirect that it does not follow: it is 0.
  const call: FailedCall = { method, path, status: reply.status || undefined };
  const received = `${reply.status} ${reply.contentType ?? ""}`.trim();
  // Laravel redirects a call to the login page, or away from it, if the session is not the page's.
  if (isOtherPage)
    throw new ApiError({ kind: "session-expired" }, { ...call, expected: "JSON", received: "a redirect to a page" });
  if (!isOk) throw new ApiError(failureOfResponse(reply, endpoint.refusedWith), { ...call, expected: "2xx", received });
  // PHP does not distinguish an empty record from an empty list, and no reply is a list.
  const isEmptyRecord = isEmptyArray(body) || (isEmpty && mayBeEmpty(endpoint.reply));
  const value = parsedBy<Each["reply"]>(
    endpoint.reply,
    isEmptyRecord ? {} : body,
    body === undefined ? { ...call, received } : call,
  );
  keepOrigin(value, call);
  return value;
}
