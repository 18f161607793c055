import { ApiError } from "../client/apiError.ts";
import { failureOfResponse } from "../client/failedResponse.ts";
import { readText } from "../client/readText.ts";
import { sendGet, sendingFailed } from "../client/sendGet.ts";

/** A fetched page. */
export interface FetchedPage {
  readonly page: ParentNode;
  /** False for a 404: the URL names no page of this visitor. */
  readonly isFound: boolean;
}

/**
 * Fetches a page of the shop and parses it without running scripts or loading resources.
 * @param limit aborts the request.
 * @throws ApiError offline, timeout, or the failure of the status.
 */
export async function fetchPage(send: typeof fetch, address: string, limit: AbortSignal): Promise<FetchedPage> {
  let response: Response;
  let html: string;
  try {
    const headers = { Accept: "text/html" };
    response = await sendGet(send, address, { headers, credentials: "same-origin", signal: limit });
    html = await readText(response);
  } catch (thrown) {
    throw sendingFailed(thrown, limit);
  }
  const { status, headers } = response;
  if (status >= 500 || status === 429)
    throw new ApiError(failureOfResponse({ status, retryAfter: headers.get("Retry-After") }), {
      status,
      expected: "2xx",
    });
  return { page: parsePage(html), isFound: response.status !== 404 };
}

function parsePage(html: string): ParentNode {
  // A template instead of DOMParser: Chromium checks the styles of a parsed document against the policy of the open page.
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
