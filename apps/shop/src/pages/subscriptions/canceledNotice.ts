import type { Notice } from "../../app/notice.ts";

/** Shown on the hub after the cancellation of a scheduled purchase (SUB-365). */
export const canceledNotice: Notice = { notice: "canceled" };
