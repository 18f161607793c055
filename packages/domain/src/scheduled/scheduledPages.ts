import { scheduledPaths } from "../site/paths.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** The paths of a kind's pages: the start of a purchase, and the list, detail, change and cancel of existing ones (MAN-027 to MAN-035). */
export const scheduledPages = {
  hygiene: {
    start: scheduledPaths.buyMats,
    list: scheduledPaths.mats,
    detail: scheduledPaths.mat,
    change: scheduledPaths.changeMat,
    cancel: scheduledPaths.cancelMat,
  },
  "wet-food": {
    start: scheduledPaths.buyWetFood,
    list: scheduledPaths.wetFoods,
    detail: scheduledPaths.wetFood,
    change: scheduledPaths.changeWetFood,
    cancel: scheduledPaths.cancelWetFood,
  },
} as const satisfies Readonly<Record<ScheduledKind, Readonly<Record<string, `/${string}`>>>>;
