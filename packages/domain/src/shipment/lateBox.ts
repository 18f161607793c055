import { addDays, type CivilDate, isBefore } from "../calendar/civilDate.ts";
import type { Shipment } from "./shipment.ts";

/** A posted box counts as late after this many days, even before its estimated day. */
const latestAfter = 20;

/** Whether a box was posted more than 20 days ago or is past its estimated day, and has not arrived. */
export function isLateBox(
  { status, delivered, collectedOn, expectedOn }: Pick<Shipment, "status" | "delivered" | "collectedOn" | "expectedOn">,
  today: CivilDate,
): boolean {
  if (delivered || status === "aborted") return false;
  const isPastEstimate = expectedOn !== undefined && isBefore(expectedOn, today);
  return isPastEstimate || (collectedOn !== undefined && isBefore(addDays(collectedOn, latestAfter), today));
}
