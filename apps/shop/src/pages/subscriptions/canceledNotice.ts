import type { Notice } from "../../app/notice.ts";

/** A subscription to pads or food was just cancelled: the hub says so (SUB-365). */
export const canceledNotice: Notice = { notice: "canceled" };
