import type { Backend } from "@petbox/mock-server/backend/createBackend";
import { photoPath } from "@petbox/mock-server/backend/pets/photoPath";
import { HttpResponse, http, passthrough, type RequestHandler } from "msw";
import { action } from "storybook/actions";

/** Identifies the story that sent a request. A late request from a previous story must not reach the next story's backend. */
const storyHeader = "X-Story";
let stories = 0;

interface StoryRequests {
  /** A `fetch` that marks each request with its story. */
  readonly send: typeof fetch;
  /** Answers the story's requests, and lets those for static files pass. */
  readonly handler: RequestHandler;
  /** The number of page documents requested so far. */
  pageReads(): number;
}

/** The requests of one story, answered by its backend. */
export function createStoryRequests(backend: Backend): StoryRequests {
  stories += 1;
  const story = String(stories);
  let pageReads = 0;
  return {
    send: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set(storyHeader, story);
      return fetch(input, { ...init, headers });
    },
    handler: http.all("*", async ({ request }) => {
      // The backend handles calls, page data and uploaded photos. All other requests are for static files.
      const isPage = request.headers.get("Accept") === "text/html";
      if (isPage) pageReads += 1;
      const isPhoto = new URL(request.url).pathname.startsWith(photoPath(""));
      if (!isPage && !isPhoto && !request.headers.has("X-Requested-With")) return passthrough();
      if (!isPhoto && request.headers.get(storyHeader) !== story) return HttpResponse.error();
      const response = await backend.fetch(request);
      await showReply(request, response.clone());
      return response.type === "error" ? HttpResponse.error() : response;
    }),
    pageReads: () => pageReads,
  };
}

/** Shows a reply in the panel "Actions": "POST /save/genero 422", with its body. */
async function showReply({ method, url }: Request, response: Response): Promise<void> {
  // Tests have no such panel, and parsing each reply once more takes their time.
  if ("__vitest_browser__" in globalThis) return;
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const status = response.type === "error" ? "sem resposta" : response.status;
  action(`${method} ${new URL(url).pathname} ${status}`)(isJson ? await response.json() : undefined);
}

/** A `fetch` that calls the backend directly, without a network. */
export function straightTo(backend: Backend): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const givenUp = new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
    const response = await Promise.race([backend.fetch(request), givenUp]);
    await showReply(request, response.clone());
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
}
