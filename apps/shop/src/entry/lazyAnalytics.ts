import type { Analytics } from "../app/analytics.ts";

/** The page's analytics; nobody waits for them, so their code comes with the first event. */
export function lazyAnalytics(): Analytics {
  let loading: Promise<Analytics> | undefined;
  return {
    track(event) {
      loading ??= import("./dataLayer.ts").then(({ dataLayerAnalytics }) => dataLayerAnalytics(window));
      // Told or not, the shop goes on.
      loading.then((analytics) => analytics.track(event)).catch(() => undefined);
    },
  };
}
