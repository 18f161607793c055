import { unguessable } from "../../life/unguessable.ts";
import type { Shipment } from "./collections.ts";

/** What a box is called in the addresses that its customer opens (`tid`). */
export function boxNameOf({ chargeId }: Pick<Shipment, "chargeId">): string {
  return unguessable(chargeId);
}
