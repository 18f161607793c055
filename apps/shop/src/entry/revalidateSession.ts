import { ApiError } from "@petbox/api-client/client/apiError";
import { timeLimit } from "@petbox/api-client/client/timeLimit";
import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { fetchPage } from "@petbox/api-client/page/fetchPage";
import { hasEmbeddedSession, readEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import { requestQueue } from "./requestQueue.ts";

/** Timeout in milliseconds. */
const timeout = 15_000;

/** Fetches the open page again, for the current session. @throws ApiError */
export async function revalidateSession(): Promise<EmbeddedSession> {
  const { send, readTurn } = requestQueue;
  const { page } = await fetchPage(send, window.location.pathname, timeLimit(timeout, readTurn()));
  // Without its JSON, a page such as the server's error page would count as the session of an unknown visitor without answers.
  if (!hasEmbeddedSession(page)) throw new ApiError({ kind: "contract", detail: "The page has no data." });
  return readEmbeddedSession(page, document.cookie);
}
