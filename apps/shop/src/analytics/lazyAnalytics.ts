import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { Analytics } from "./analytics.ts";

/** The page's analytics. Its code loads with the first event. */
export function lazyAnalytics(): Analytics {
  const { load } = lazyValue(async () => {
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
