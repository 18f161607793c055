import { type ShipmentStatus, shipmentStatusCode, shipmentStatusOf } from "@petbox/domain/shipment/shipment";
import * as z from "zod/mini";
import { nullishNumber } from "./optional.ts";

/** The server's number of a shipment's status, which some servers send as text; an unknown one becomes an unknown status. */
export const shipmentStatusWire = z.codec(nullishNumber, z.custom<ShipmentStatus>(), {
  decode: (sent) => shipmentStatusOf(sent ?? Number.NaN),
  encode: shipmentStatusCode,
});
