import type { Analytics, AnalyticsEvent } from "./analytics.ts";
import { consentOf, watchConsent } from "./consent.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Pushes events into the page's data layer, which tag managers read. A page that requires consent sets `<html
 * data-analytics-consent="asked">` and later "granted" or "denied". Until then events are held in memory; after "denied" they are dropped.
 * A page without the attribute requires no consent.
 */
export function dataLayerAnalytics(window: Window): Analytics {
  let held: AnalyticsEvent[] = [];

  function settle(): void {
    const consent = consentOf(window.document);
    if (consent === "asked") return;
    if (consent === "granted" && held.length > 0) {
      window.dataLayer ??= [];
      window.dataLayer.push(...held);
    }
    held = [];
  }

  watchConsent(window.document, settle);
  return {
    track(event) {
      held.push(event);
      settle();
    },
  };
}
