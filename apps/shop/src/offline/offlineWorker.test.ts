import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FetchEvent, type ServiceWorkerScope, serveOffline } from "./offlineWorker.ts";

const network = vi.fn<ServiceWorkerScope["fetch"]>();

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
});

afterEach(() => vi.useRealTimers());

const stored = async () => new Response("notice");
const nothing = async () => undefined;

type ShopCache = Awaited<ReturnType<ServiceWorkerScope["caches"]["open"]>>;

const emptyCache: ShopCache = { add: nothing, match: nothing, put: nothing };

function scopeThatListens(onLine: boolean, openCache: () => Promise<ShopCache> = async () => emptyCache) {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const scope: ServiceWorkerScope = {
    caches: {
      match: stored,
      keys: async () => [],
      delete: async () => true,
      open: openCache,
    },
    fetch: network,
    location: { origin: "https://loja.exemplo" },
    navigator: { onLine },
    registration: {},
    skipWaiting: nothing,
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => void listeners.set(type, listener),
  };
  return { scope, listeners };
}

/** The text and status of the worker's response to a navigation, after `waited` milliseconds. */
async function navigate(preloadResponse?: Promise<Response | undefined>, { onLine = true, waited = 0 } = {}) {
  const { scope, listeners } = scopeThatListens(onLine);
  serveOffline(scope, "build");
  const request = Object.defineProperty(new Request("https://loja.exemplo/gato"), "mode", { value: "navigate" });
  const shown = new Promise<Response>((resolve) => {
    const event = { request, respondWith: resolve, waitUntil: () => undefined };
    listeners.get("fetch")?.(preloadResponse ? { ...event, preloadResponse } : event);
  });
  let answer = "pending";
  void shown.then(async (response) => {
    answer = `${response.status} ${await response.text()}`;
  });
  await vi.advanceTimersByTimeAsync(waited);
  return answer;
}

const pending = new Promise<undefined>(() => undefined);
const preloaded = async () => new Response("preloaded");
const failed = () => Promise.reject(new TypeError("Failed to fetch"));
const late = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("preloaded")), milliseconds));

describe("a navigation", () => {
  it("shows the preloaded document and requests it once", async () => {
    network.mockImplementation(async () => new Response("requested"));
    expect(await navigate(preloaded())).toBe("200 preloaded");
    expect(await navigate(late(4_000), { waited: 4_001 })).toBe("200 preloaded");
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ["is missing", () => undefined],
    ["fails", failed],
    ["resolves to undefined", nothing],
    ["resolves to an error", async () => Response.error()],
  ])("requests the document if the preload %s, and shows the notice if that fails, too", async (_, preload) => {
    network.mockImplementation(async () => new Response("requested"));
    expect(await navigate(preload())).toBe("200 requested");
    network.mockImplementation(failed);
    expect(await navigate(preload())).toBe("503 notice");
  });

  it("requests the document after 5 s if the preload never settles", async () => {
    network.mockImplementation(async () => new Response("requested"));
    expect(await navigate(pending, { waited: 4_999 })).toBe("pending");
    expect(await navigate(pending, { waited: 5_000 })).toBe("200 requested");
    network.mockImplementation(failed);
    expect(await navigate(pending, { waited: 5_000 })).toBe("503 notice");
  });

  it("shows the notice at once if the browser knows that it is offline", async () => {
    network.mockImplementation(failed);
    expect(await navigate(pending, { onLine: false, waited: 1 })).toBe("503 notice");
  });

  it("shows a late preload that comes before the second response", async () => {
    network.mockImplementation(() => new Promise(() => undefined));
    expect(await navigate(late(6_000), { waited: 6_001 })).toBe("200 preloaded");
  });
});

/** The text of the worker's response to a request for a script. */
async function load(openCache: () => Promise<ShopCache>) {
  const { scope, listeners } = scopeThatListens(true, openCache);
  serveOffline(scope, "build");
  const request = new Request("https://loja.exemplo/assets/shop-abc.js");
  const response = await new Promise<Response>((resolve) =>
    listeners.get("fetch")?.({ request, respondWith: resolve, waitUntil: () => undefined }),
  );
  return response.text();
}

describe("a script", () => {
  it("comes from the cache, or else from the server", async () => {
    network.mockImplementation(async () => new Response("requested"));
    expect(await load(async () => ({ ...emptyCache, match: async () => new Response("kept") }))).toBe("kept");
    expect(network).not.toHaveBeenCalled();
    expect(await load(async () => emptyCache)).toBe("requested");
  });

  it.each<[string, () => Promise<ShopCache>]>([
    ["cannot be opened", failed],
    ["cannot be read", async () => ({ ...emptyCache, match: failed })],
    ["is full", async () => ({ ...emptyCache, put: failed })],
  ])("comes from the server if the cache %s", async (_, openCache) => {
    network.mockImplementation(async () => new Response("requested"));
    expect(await load(openCache)).toBe("requested");
  });
});
