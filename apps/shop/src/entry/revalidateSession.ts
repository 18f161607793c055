import { timeLimit } from "@petbox/api-client/client/timeLimit";
import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { fetchPage } from "@petbox/api-client/page/fetchPage";
import { readEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import { requestQueue } from "./requestQueue.ts";

/** Timeout in milliseconds. */
const timeout = 15_000;

/** Fetches the open page again, for the current session. @throws ApiError */
export async function revalidateSession(): Promise<EmbeddedSession> {
  const { send, readTurn } = requestQueue;
  const { page } = await fetchPage(send, window.location.pathname, timeLimit(timeout, readTurn()));
  return readEmbeddedSession(page, document.cookie);
}
