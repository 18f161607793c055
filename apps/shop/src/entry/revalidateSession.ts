import { ApiError } from "@petbox/api-client/client/apiError";
import { timeLimit } from "@petbox/api-client/client/timeLimit";
import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { fetchPage } from "@petbox/api-client/page/fetchPage";
import { hasEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import { readPresentFields } from "@petbox/api-client/page/readPresentFields";
import { requestQueue } from "./requestQueue.ts";

/** Timeout in milliseconds. */
const timeout = 15_000;

/** Fetches the open page again, for the current session. @returns the fields that the page has. @throws ApiError */
export async function revalidateSession(): Promise<Partial<EmbeddedSession>> {
  const { send, readTurn } = requestQueue;
  const { page } = await fetchPage(send, window.location.pathname, timeLimit(timeout, readTurn()));
  // Without its JSON, a page such as the server's error page would count as the session of an unknown visitor without answers.
  if (!hasEmbeddedSession(page)) throw new ApiError({ kind: "contract", detail: "The page has no data." });
  return readPresentFields(page, document.cookie);
}
