import { scheduledPaths } from "../site/paths.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** Where the subscriptions of a kind are listed, shown, changed and cancelled (MAN-027 to MAN-033). */
export const scheduledPages = {
  hygiene: {
    list: scheduledPaths.mats,
    detail: scheduledPaths.mat,
    change: scheduledPaths.changeMat,
    cancel: scheduledPaths.cancelMat,
  },
  "wet-food": {
    list: scheduledPaths.wetFoods,
    detail: scheduledPaths.wetFood,
    change: scheduledPaths.changeWetFood,
    cancel: scheduledPaths.cancelWetFood,
  },
} as const satisfies Readonly<Record<ScheduledKind, Readonly<Record<string, `/${string}`>>>>;

/** One of those pages, whichever the kind. */
export type ScheduledPageName = keyof (typeof scheduledPages)[ScheduledKind];
