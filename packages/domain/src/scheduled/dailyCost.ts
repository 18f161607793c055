import { type Cents, divideCents } from "../money/cents.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/**
 * The cost of one piece of a pack: one pad, which is a day's use. Undefined for products that are not packs.
 */
export function pieceCost(kind: ScheduledKind, unitPrice: Cents): Cents | undefined {
  const { pieces } = scheduledRules[kind];
  return pieces && divideCents(unitPrice, pieces.perUnit);
}
