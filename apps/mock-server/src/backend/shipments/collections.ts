import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { collection } from "../collection.ts";

/** A box on its way, as far as it has come. Each step has a day once it has happened. */
export interface Shipment {
  /** The charge that paid it: a charge has one box. */
  readonly chargeId: string;
  readonly subscriptionCode: string;
  readonly openedOn: CivilDate;
  readonly packedOn?: CivilDate;
  readonly handedOverOn?: CivilDate;
  readonly carrier?: { readonly name: string; readonly trackingCode: string };
  readonly deliveredOn?: CivilDate;
  /** It was called off before it left. */
  readonly abortedOn?: CivilDate;
}

export const shipments = collection<Shipment>(({ chargeId }) => chargeId);
