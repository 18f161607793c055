import { type Cents, divideCents } from "../money/cents.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/**
 * What one piece costs of what is packed by the piece: of a pack of pads at this price, one pad, which is a day's use.
 * Undefined for what is no pack.
 */
export function pieceCost(kind: ScheduledKind, unitPrice: Cents): Cents | undefined {
  const { pieces } = scheduledRules[kind];
  return pieces && divideCents(unitPrice, pieces.perUnit);
}
