import { timeLimit } from "@petbox/api-client/client/timeLimit";
import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { fetchPage } from "@petbox/api-client/page/fetchPage";
import { readEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";

/** How long the page may take, in milliseconds. */
const patience = 15_000;

/** What the server hands over now: the page that is open, asked for again. @throws ApiError */
export async function readPageAgain(): Promise<EmbeddedSession> {
  const { page } = await fetchPage(fetch, window.location.pathname, timeLimit(patience));
  return readEmbeddedSession(page, document.cookie);
}
