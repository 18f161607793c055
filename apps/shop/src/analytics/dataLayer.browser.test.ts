import { afterEach, expect, it } from "vitest";
import { dataLayerAnalytics } from "./dataLayer.ts";

const root = document.documentElement;
const choice = (plan: string) => ({ event: "begin_checkout", plan }) as const;

afterEach(() => {
  delete root.dataset.analyticsConsent;
  delete window.dataLayer;
});

it("FUN-370 pushes events immediately on a page that requires no consent", () => {
  const analytics = dataLayerAnalytics(window);
  analytics.track(choice("anual"));
  analytics.track(choice("mensal"));
  expect(window.dataLayer).toEqual([choice("anual"), choice("mensal")]);
});

it("holds events until the visitor consents, and then pushes them in order", async () => {
  root.dataset.analyticsConsent = "asked";
  const analytics = dataLayerAnalytics(window);
  analytics.track(choice("anual"));
  analytics.track(choice("mensal"));
  expect(window.dataLayer).toBeUndefined();
  root.dataset.analyticsConsent = "granted";
  await expect.poll(() => window.dataLayer).toEqual([choice("anual"), choice("mensal")]);
  analytics.track(choice("semestral"));
  expect(window.dataLayer).toHaveLength(3);
});

it("drops all events of a visitor who refuses, even if they consent later", async () => {
  root.dataset.analyticsConsent = "asked";
  const analytics = dataLayerAnalytics(window);
  analytics.track(choice("anual"));
  root.dataset.analyticsConsent = "denied";
  await Promise.resolve();
  analytics.track(choice("mensal"));
  root.dataset.analyticsConsent = "granted";
  await Promise.resolve();
  expect(window.dataLayer).toBeUndefined();
});
