import { fetchPage } from "@petbox/api-client/page/fetchPage";
import type { PageData } from "@petbox/api-client/page/pageData";
import { readPageData } from "@petbox/api-client/page/readPageData";

/** How long the page may take, in milliseconds. */
const patience = 15_000;

/** What the server hands over now: the page that is open, asked for again. @throws ApiError */
export async function readPageAgain(): Promise<PageData> {
  const { page } = await fetchPage(fetch, window.location.pathname, AbortSignal.timeout(patience));
  return readPageData(page, document.cookie);
}
