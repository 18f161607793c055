import { type SetupWorker, setupWorker } from "msw/browser";

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // Plain HTTP, e.g. from a phone in the same network, has no service workers; component stories need none.
  if (!("serviceWorker" in navigator)) return worker;
  const inFrame = location.pathname.endsWith("iframe.html");
  await worker.start({
    quiet: true,
    onUnhandledFrame: "bypass",
    serviceWorker: { url: inFrame ? "./mockServiceWorker.js" : "/mockServiceWorker.js" },
  });
  return worker;
}

let started: Promise<SetupWorker> | undefined;

/** The page's only worker: the stories of a docs page start it concurrently, and a second one would fail. */
export function mockWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}
