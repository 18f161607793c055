import { isStateCode, type StateCode } from "@petbox/domain/address/states";
import { noCents } from "@petbox/domain/money/cents";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import type { ScheduledShipment } from "@petbox/domain/shipment/scheduledShipment";
import { type ShipmentStatus, shipmentStatusCode, shipmentStatusOf } from "@petbox/domain/shipment/shipment";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { petCalledWire } from "../contract/petWire.ts";
import { waitingPaymentWire } from "../contract/waitingPayment.ts";
import { absent, day, mark, nullable, numberText, word } from "../contract/wireValues.ts";
import { listedStatusWire } from "../subscriptions/listedSubscriptionWire.ts";
import { scheduledItemWire, scheduledProductWire } from "./scheduledItemWire.ts";

/** The server's number, which some write as text. */
const statusWire = z.codec(z.union([z.number(), z.string()]), z.custom<ShipmentStatus>(), {
  decode: (code) => shipmentStatusOf(Number(code)),
  encode: shipmentStatusCode,
});

/** What is on its way, by the documents' names (SUB-145, MAN-149). */
const shipmentWire = z.codec(
  fieldMap({
    id: ["id", numberText],
    shipsOn: ["env_date", day],
    createdOn: ["created_at", day],
    status: ["status", statusWire],
    standalone: ["envio_avulso", mark],
    delivered: ["entregue", mark],
    deliveredOn: ["env_entrega", day],
  }),
  z.custom<ScheduledShipment>(),
  { decode: (shipment) => shipment, encode: (shipment) => known({ ...shipment }) },
);

const subscriptionWire = fieldMap({
  code: ["code", numberText],
  contractId: ["moip_contract_id", numberText],
  status: ["status", listedStatusWire],
  items: ["items", z.array(scheduledItemWire)],
  isStandalone: ["avulso", mark],
  sentWith: ["sub_with", nullable(petCalledWire)],
  nextShipmentOn: ["next_env_date", day],
  freight: ["shipping_price", nullable(centsWire)],
  /** Ours, as all that follows: a server may leave each out. */
  nextChargeOn: ["next_charge_date", day],
  amountDue: ["amount_due", absent(centsWire)],
  waitingPayment: ["payment_waiting", waitingPaymentWire],
  endedOn: ["ended_on", day],
  state: ["shipping_state", word<StateCode>((state) => (isStateCode(state) ? state : undefined))],
  parcelPrice: ["parcel_price", nullable(centsWire)],
});

/** A subscription to pads or food, what was sent for it, and what can be had (MAN-148, MAN-149). */
export const ownScheduledWire = z.codec(
  fieldMap({
    subscription: ["subscription", subscriptionWire],
    shipments: ["toships", absent(z.array(shipmentWire))],
    products: ["products", absent(z.array(scheduledProductWire))],
  }),
  z.custom<OwnScheduled>(),
  {
    decode: ({ subscription: { freight = noCents, state, parcelPrice, status, ...subscription }, ...page }) => ({
      ...subscription,
      freight,
      status: { label: status.label, tone: status.tone ?? "neutral" },
      shipments: page.shipments ?? [],
      products: page.products ?? [],
      ...(state && parcelPrice !== undefined && { parcel: { state, price: parcelPrice } }),
    }),
    encode: ({ shipments, products, parcel, items, ...subscription }) => ({
      subscription: known({ ...subscription, items: [...items], state: parcel?.state, parcelPrice: parcel?.price }),
      shipments: [...shipments],
      products: [...products],
    }),
  },
);
