import { createHash } from "node:crypto";

/**
 * The version of a build's service worker. It names the worker's caches, so that a change of what they hold reaches visitors who have the
 * worker of an older build.
 * @param offlinePage the content of the offline page, whose name has no hash.
 */
export function workerVersion(manifest: unknown, offlinePage: string): string {
  return createHash("sha256").update(JSON.stringify(manifest)).update(offlinePage).digest("hex").slice(0, 12);
}
