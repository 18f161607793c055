import type { Failure } from "@petbox/domain/failure/failure";

/**
 * Why code did not load. Browsers report a missing file like a lost network, so a request tells them apart: if the server replies, the
 * file is gone, because the shop was updated.
 * @param reach sends a request for a static file, which touches no session. Defaults to this module's own.
 *
 * @example
 * const failure = await codeFailure();
 * if (failure.kind === "outdated") location.reload();
 */
export async function codeFailure(reach: () => Promise<unknown> = reachServer): Promise<Failure> {
  if (navigator.onLine === false) return { kind: "offline" };
  try {
    await reach();
    return { kind: "outdated" };
  } catch {
    return { kind: "offline" };
  }
}

/** Any reply counts, a 404, too. */
function reachServer(): Promise<Response> {
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
}
