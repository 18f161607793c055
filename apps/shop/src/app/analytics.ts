/** What the shop tells the page's data layer. No personal data: nothing here can name a person. */
export type AnalyticsEvent =
  | { readonly event: "select_content"; readonly content_type: string; readonly content_id: string }
  | { readonly event: "begin_checkout"; readonly plan: string }
  | {
      readonly event: "purchase";
      readonly transaction_id: string;
      readonly currency: "BRL";
      /** Decimal reais. */
      readonly value: number;
      readonly plan: string;
      readonly coupon: string;
    };

export interface Analytics {
  track(event: AnalyticsEvent): void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes events into the page's data layer, the one that tag managers read. */
export function dataLayerAnalytics(window: Window): Analytics {
  return {
    track(event) {
      window.dataLayer ??= [];
      window.dataLayer.push(event);
    },
  };
}
