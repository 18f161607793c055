import { withoutApp } from "@petbox/domain/site/withApp";
import * as z from "zod/mini";
import type { PageAntiForgery } from "../client/antiForgery.ts";
import { ApiError } from "../client/apiError.ts";
import { timeLimit } from "../client/timeLimit.ts";
import { embeddedIn } from "./embedded.ts";
import { fetchPage } from "./fetchPage.ts";

/** Returns the data under `page` in the document of a path, not validated; null if this visitor has no such page. @throws ApiError */
export type PageSource = (address: string) => Promise<unknown>;

/** Timeout of a page, in milliseconds. */
const usualTimeout = 15_000;

const withPage = z.object({ page: z.optional(z.unknown()) });

/**
 * Reads page data from documents: the open document once, if it was loaded at that URL, or else a fetched one. If the fetched page belongs
 * to another session, that session is taken over first, and the page is read again.
 * @param readTurn resolves when a read that is sent now gets its turn: its timeout begins then.
 */
export function documentPages(
  document: Document,
  antiForgery: Pick<PageAntiForgery, "read" | "renewFrom">,
  send: typeof fetch,
  readTurn?: () => Promise<unknown>,
): PageSource {
  let unread: ParentNode | undefined = document;
  return async (address) => {
    const open = unread;
    unread = undefined;
    const brought = open && wasLoadedAt(address) ? dataIn(open) : undefined;
    if (brought != null) return brought;
    const read = () => fetchPage(send, address, timeLimit(usualTimeout, readTurn?.()));
    const token = antiForgery.read();
    let { page, isFound } = await read();
    await antiForgery.renewFrom(page);
    // Taking over a session saves answers and the cart in it, which the page fetched before does not show.
    if (antiForgery.read() !== token) ({ page, isFound } = await read());
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

/** A single-page application changes its URL; the navigation entry keeps the original one. */
function wasLoadedAt(address: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded === undefined) return false;
  const path = new URL(loaded.name).pathname.replace(/(.)\/$/, "$1");
  return path === address || withoutApp(path) === address;
}
