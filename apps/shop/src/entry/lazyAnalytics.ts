import type { Analytics } from "../app/analytics.ts";
import { lazy } from "../app/lazy.ts";

/** The page's analytics, whose code loads with the first event. */
export function lazyAnalytics(): Analytics {
  const { load } = lazy(async () => {
    const { dataLayerAnalytics } = await import("./dataLayer.ts");
    return dataLayerAnalytics(window);
  });
  return {
    track(event) {
      // Told or not, the shop goes on.
      load()
        .then((analytics) => analytics.track(event))
        .catch(() => undefined);
    },
  };
}
