/** The parts of the service worker scope that are used here; TypeScript's DOM library has only the page's. */
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface ServiceWorkerScope {
  readonly caches: Pick<CacheStorage, "match" | "keys" | "delete"> & {
    open(name: string): Promise<Pick<Cache, "add" | "match" | "put">>;
  };
  readonly fetch: (request: Request) => Promise<Response>;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const offlinePage = "/offline.html";

/** Milliseconds until the document is requested again: a browser may leave the preload of a failed navigation pending. */
const preloadTimeout = 5_000;

/**
 * Shows an offline page, and caches the public files whose names contain a content hash. Documents, replies and customers'
 * pictures are never cached: all other requests pass through.
 * @param build names the caches; the caches of other builds are deleted.
 */
export function serveOffline(scope: ServiceWorkerScope, build: string): void {
  const cacheName = `petbox-${build}`;

  scope.addEventListener("install", (event) => {
    const fill = scope.caches.open(cacheName).then((cache) => cache.add(new Request(offlinePage, { cache: "reload" })));
    event.waitUntil(fill.then(() => scope.skipWaiting()));
  });

  scope.addEventListener("activate", (event) => {
    const tidy = async () => {
      const names = await scope.caches.keys();
      await Promise.all(names.filter((name) => name !== cacheName).map((name) => scope.caches.delete(name)));
      // Navigation preload: the browser requests the document while the worker starts.
      await scope.registration.navigationPreload?.enable();
    };
    event.waitUntil(tidy());
  });

  scope.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    if (method !== "GET") return;
    if (mode === "navigate") event.respondWith(documentOrNotice(event));
    else if (url.startsWith(`${scope.location.origin}/assets/`)) event.respondWith(asset(event));
  });

  async function documentOrNotice(event: FetchEvent): Promise<Response> {
    try {
      return await fetchDocument(event);
    } catch {
      const notice = await scope.caches.match(offlinePage);
      if (notice === undefined) return Response.error();
      // The status tells callers that this is not the requested page.
      return new Response(notice.body, { status: 503, headers: notice.headers });
    }
  }

  /** The preloaded document, or a second request for it if the preload fails or is late. */
  async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
    const preloaded = Promise.resolve(preloadResponse).then(successful, () => undefined);
    const early = await Promise.race([preloaded, undefinedAfter(scope.navigator.onLine ? preloadTimeout : 0)]);
    if (early !== undefined) return early;
    const fetched = scope.fetch(request);
    return Promise.race([preloaded.then((response) => response ?? fetched), fetched]);
  }

  /** An asset from the cache, or from the server: a cache that cannot be read or is full must not keep the shop from loading. */
  async function asset(event: FetchEvent): Promise<Response> {
    const cache = await scope.caches.open(cacheName).catch(() => undefined);
    const kept = await cache?.match(event.request).catch(() => undefined);
    if (kept !== undefined) return kept;
    const reply = await scope.fetch(event.request);
    if (cache && reply.ok) event.waitUntil(cache.put(event.request, reply.clone()).catch(() => undefined));
    return reply;
  }
}

/** Firefox is reported to resolve a failed preload with an error response, which would show the browser's own page. */
const successful = (response: Response | undefined) => (response?.type === "error" ? undefined : response);

const undefinedAfter = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
