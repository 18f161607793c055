import { ApiError } from "./apiError.ts";

/** The browser hides the status of a redirect that it does not follow; other platforms show it. */
export function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}

/**
 * Sends a read. `fetch` reports a redirect loop, or a redirect to an insecure address, like a lost network, so redirects are
 * followed only by a second request.
 * @throws ApiError unavailable when its redirects lead nowhere; else what `fetch` throws.
 */
export async function sendGet(send: typeof fetch, address: string, request: RequestInit): Promise<Response> {
  const first = await send(address, { ...request, redirect: "manual" });
  if (!isRedirect(first)) return first;
  first.body?.cancel().catch(() => undefined);
  try {
    return await send(address, { ...request, redirect: "follow" });
  } catch (thrown) {
    throw thrown instanceof TypeError ? new ApiError({ kind: "unavailable" }, { cause: thrown }) : thrown;
  }
}

/** Whether `fetch` threw for an address that is no URL, such as a path in Node: a programming error. No engine writes "URL" for a lost network. */
export function isInvalidAddress(thrown: unknown): thrown is TypeError {
  return thrown instanceof TypeError && /\bURL\b/.test(thrown.message);
}

/** The error of a request that threw: an ApiError, unless its address was invalid. @param limit the signal of its timeout. */
export function sendingFailed(thrown: unknown, limit: AbortSignal): ApiError | TypeError {
  if (thrown instanceof ApiError || isInvalidAddress(thrown)) return thrown;
  const kind = limit.aborted && thrown instanceof DOMException ? "timeout" : "offline";
  return new ApiError({ kind }, { cause: thrown });
}
