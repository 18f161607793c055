import { withApp } from "@petbox/domain/site/withApp";
import * as z from "zod/mini";
import type { PageAntiForgery } from "../client/antiForgery.ts";
import { ApiError } from "../client/apiError.ts";
import { timeLimit } from "../client/timeLimit.ts";
import { embeddedIn } from "./embedded.ts";
import { fetchPage } from "./fetchPage.ts";

/**
 * Returns the data under `page` in the document of a path, not validated; null if the path names nothing for this
 * visitor. @throws ApiError
 */
export type PageSource = (address: string) => Promise<unknown>;

/** How long a page may take, in milliseconds. */
const usualTimeout = 15_000;

const withPage = z.object({ page: z.optional(z.unknown()) });

/**
 * The data of pages out of their documents: of the one that is open, once, where it was loaded at that address; else the
 * address is fetched. What a fetched page brings of another session is taken over before it is read.
 */
export function documentPages(
  document: Document,
  antiForgery: Pick<PageAntiForgery, "renewFrom">,
  send: typeof fetch,
): PageSource {
  let unread: ParentNode | undefined = document;
  return async (address) => {
    const open = unread;
    unread = undefined;
    const brought = open && wasLoadedAt(address) ? dataIn(open) : undefined;
    if (brought != null) return brought;
    const { page, isFound } = await fetchPage(send, address, timeLimit(usualTimeout));
    await antiForgery.renewFrom(page);
    if (!isFound) return null;
    const data = dataIn(page);
    // The page exists without data for this visitor: the session has ended.
    if (data === null) throw new ApiError({ kind: "session-expired" });
    return data;
  };
}

function dataIn(page: ParentNode): unknown {
  return z.safeParse(withPage, embeddedIn(page)).data?.page;
}

/** The address of a single-page application changes; the one that it was loaded at does not. */
function wasLoadedAt(address: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded === undefined) return false;
  const path = new URL(loaded.name).pathname.replace(/(.)\/$/, "$1");
  return path === address || path === withApp(`/${address.slice(1)}`);
}
