import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

const sources = globSync(["{packages,apps}/*/src/**/*.{ts,tsx}", "apps/shop/index.html"], { cwd: root }).filter(
  (file) =>
    !/\.(?:test|stories)\.tsx?$|^apps\/mock-server|\/stor(?:y[A-Z]|ies)|(?:conformance|contractCheck)\//.test(file),
);

const drafts = "apps/shop/src/drafts/";
const screens = "packages/design-system/src/screens/";
const actions = "packages/design-system/src/components/actions/";
const countdown = "packages/design-system/src/components/status/Countdown/Countdown.tsx";
// The printed end of a code is on the clock of the device that prints it.
const codeExpiry = "packages/design-system/src/components/payment/QrPanel/CodeExpiry.tsx";

/** APIs that a browser, its settings or an insecure origin may deny, and the files that guard their use. */
const guards: Readonly<Record<string, readonly string[]>> = {
  "new BroadcastChannel": ["apps/shop/src/browser/tabs.ts"],
  "navigator.locks": ["apps/shop/src/browser/tabs.ts"],
  sessionStorage: ["apps/shop/src/browser/tabStorage.ts"],
  localStorage: [
    "apps/shop/index.html",
    "apps/shop/src/browser/keptAccount.ts",
    "packages/design-system/src/theme/colorSchemeChoice.ts",
  ],
  "indexedDB.": [`${drafts}browserDrafts.ts`],
  "crypto.subtle": [`${drafts}browserDrafts.ts`, `${drafts}drafts.ts`],
  randomUUID: [],
  "navigator.serviceWorker": ["apps/shop/index.html"],
  "navigator.clipboard": [`${actions}CopyButton/writeToClipboard.ts`],
  "navigator.share": [`${actions}ShareButton/useShareSheet.ts`, `${screens}coupons/shareImage.ts`],
  "navigator.canShare": [`${actions}ShareButton/useShareSheet.ts`, `${screens}coupons/shareImage.ts`],
  "navigator.permissions": [],
  "navigator.sendBeacon": [],
  "window.matchMedia": ["packages/design-system/src/browser/mediaQuery.ts"],
  "new ResizeObserver": ["packages/design-system/src/browser/observeSize.ts"],
  "new IntersectionObserver": [],
  startViewTransition: [],
  "Notification.requestPermission": [],
  // The device's date may be wrong, or be corrected during the visit: pages have the time of `createServerClock`. `pageData.ts` and
  // `usePaymentCheck.ts` read only how far it has moved.
  "Date.now": [
    "apps/shop/src/app/pageData.ts",
    "apps/shop/src/entry/client.tsx",
    "packages/api-client/src/checkout/usePaymentCheck.ts",
    `${actions}ShareButton/useShareSheet.ts`,
    codeExpiry,
    countdown,
  ],
  "new Date()": [],
  "new Notification": [],
};

/** The text of a file without comments. */
const codeOf = (file: string) => readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

it.each(Object.entries(guards))("uses %s only where it is guarded", (api, files) => {
  expect(sources.filter((file) => codeOf(file).includes(api)).sort()).toEqual([...files].sort());
});
