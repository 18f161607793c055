/** The parts of the service worker scope that are used here; TypeScript's DOM library has only the page's. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskingEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskingEvent) => void): void;
}

const offlinePage = "/offline.html";

/**
 * Shows an offline page, and caches the public files whose names contain a content hash. Documents, replies and customers'
 * pictures are never cached: all other requests pass through.
 * @param build names the caches; the caches of other builds are deleted.
 */
export function serveOffline(scope: WorkerScope, build: string): void {
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

  async function documentOrNotice({ request, preloadResponse }: AskingEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      const notice = await scope.caches.match(offlinePage);
      if (notice === undefined) return Response.error();
      // The status tells callers that this is not the requested page.
      return new Response(notice.body, { status: 503, headers: notice.headers });
    }
  }

  async function asset(event: AskingEvent): Promise<Response> {
    const cache = await scope.caches.open(cacheName);
    const kept = await cache.match(event.request);
    if (kept !== undefined) return kept;
    const reply = await scope.fetch(event.request);
    // The response is still used if the cache is full.
    if (reply.ok) event.waitUntil(cache.put(event.request, reply.clone()).catch(() => undefined));
    return reply;
  }
}
