import { unguessable } from "../../life/unguessable.ts";
import type { Shipment } from "./collections.ts";

/** The name of a box in its URLs (`tid`). */
export function boxNameOf({ chargeId }: Pick<Shipment, "chargeId">): string {
  return unguessable(chargeId);
}
