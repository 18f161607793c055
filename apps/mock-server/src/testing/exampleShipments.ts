import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";

const delivered: ShipmentRecord = {
  chargeId: "DACONTA001-1",
  subscriptionCode: "DACONTA001",
  openedOn: civilDate(2026, 2, 10),
  packedOn: civilDate(2026, 2, 11),
  handedOverOn: civilDate(2026, 2, 12),
  carrier: { name: "Correios", trackingCode: "PB123456789BR" },
  deliveredOn: civilDate(2026, 2, 17),
  items: ["corda", "osso"],
  ratings: { box: 5, items: { corda: 4, osso: 5 } },
};

/**
 * The boxes of the example subscriber. All items of the first two are rated, and one rating is complete; the third
 * box brings the survey.
 */
export const exampleShipments: readonly ShipmentRecord[] = [
  delivered,
  {
    ...delivered,
    chargeId: "DACONTA001-2",
    ratings: {
      box: 5,
      items: { corda: 4, osso: 5 },
      customerService: 5,
      logistics: 4,
      finishedOn: civilDate(2026, 3, 1),
    },
  },
  { ...delivered, chargeId: "DACONTA001-3" },
];
