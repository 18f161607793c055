/** As much of a service worker's surroundings as is used here; TypeScript knows a page's alone. */
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
 * Says honestly that there is no network, and keeps the files that are the same for everybody: those whose names carry a
 * hash of what they hold. No document, reply or picture of anybody's goes into a cache: all else passes by untouched.
 * @param build names the caches; those of other builds are thrown away.
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
      // The browser asks for a document while the worker is woken: no page comes later for it.
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
      // Who asks whether the page is there has to hear that it is not.
      return new Response(notice.body, { status: 503, headers: notice.headers });
    }
  }

  async function asset(event: AskingEvent): Promise<Response> {
    const cache = await scope.caches.open(cacheName);
    const kept = await cache.match(event.request);
    if (kept !== undefined) return kept;
    const reply = await scope.fetch(event.request);
    // A full disk is no reason to lack the file.
    if (reply.ok) event.waitUntil(cache.put(event.request, reply.clone()).catch(() => undefined));
    return reply;
  }
}
