import { scheduledPaths } from "../site/paths.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** The paths of a kind's pages: list, detail, change and cancel (MAN-027 to MAN-033). */
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

/** The name of a page, the same for both kinds. */
export type ScheduledPageName = keyof (typeof scheduledPages)[ScheduledKind];
