import { type SetupWorker, setupWorker } from "msw/browser";

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // A page over plain HTTP, as on a telephone in the same network, has no service workers: components need none.
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

/** The one worker of this page. The stories of a docs page ask for it all at once, and a second one would fail to start. */
export function mockWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}
