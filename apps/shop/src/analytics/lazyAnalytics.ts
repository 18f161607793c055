import { lazy } from "../lazy/lazy.ts";
import type { Analytics } from "./analytics.ts";

/** The page's analytics. Its code loads with the first event. */
export function lazyAnalytics(): Analytics {
  const { load } = lazy(async () => {
    const { dataLayerAnalytics } = await import("./dataLayer.ts");
    return dataLayerAnalytics(window);
  });
  return {
    track(event) {
      // A failure is ignored: the shop works without analytics.
      load()
        .then((analytics) => analytics.track(event))
        .catch(() => undefined);
    },
  };
}
