import { type Services, usualTimings } from "../app/services.ts";
import { noTabs } from "../browser/tabs.ts";
import { noDrafts } from "../drafts/pageDrafts.ts";
import { createSession } from "../session/session.ts";

const untouched = () => Promise.reject(new Error("A prerendered page makes no calls."));

/** The services while pages are prerendered: no requests, and an unknown visitor. */
export const prerenderServices: Services = {
  client: { call: untouched, botCheck: untouched, page: untouched, hasToken: () => false, changes: () => 0 },
  session: createSession(untouched),
  clock: () => 0,
  analytics: { track: () => {} },
  connectRealtime: untouched,
  drafts: noDrafts,
  tabs: noTabs,
  timings: usualTimings,
  currentPath: () => "",
  prefetchPage: async () => {},
  loginReturn: {},
  submittedCards: new Map(),
  recordedPurchases: new Set(),
};
