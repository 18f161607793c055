import { secretHash } from "../../simulation/hashNumber.ts";
import type { ShipmentRecord } from "./collections.ts";

/** The name of a box in its URLs (`tid`). */
export function boxNameOf({ chargeId }: Pick<ShipmentRecord, "chargeId">): string {
  return secretHash(chargeId);
}
