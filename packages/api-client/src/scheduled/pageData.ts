import { isStateCode, type StateCode } from "@petbox/domain/address/states";
import { zeroCents } from "@petbox/domain/money/cents";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import type { ScheduledShipment } from "@petbox/domain/shipment/scheduledShipment";
import * as z from "zod/mini";
import { arrayOfValid, strictArray } from "../contract/arrayOfValid.ts";
import { attentionFactsWire } from "../contract/attentionFactsWire.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire, optionalCharge } from "../contract/money.ts";
import { nullish, optional, optionalBoolean } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { waitingPaymentWire } from "../contract/paymentMethodWire.ts";
import { sentWithWire } from "../contract/petWire.ts";
import { shipmentStatusWire } from "../contract/shipmentStatusWire.ts";
import { listedStatusWire, listedSubscriptionWire } from "../subscriptions/listedSubscriptionWire.ts";
import { scheduledItemWire, scheduledProductWire } from "./scheduledItemWire.ts";
import { startScheduledWire } from "./startScheduledWire.ts";

export type { StartPage } from "./startScheduledWire.ts";

const listed = { schema: envelope("subscriptions", arrayOfValid(listedSubscriptionWire)) };

/** A shipment in transit, by the documents' names (SUB-145, MAN-149). */
const shipmentWire = z.codec(
  fieldMap({
    id: ["id", coercedString],
    shipsOn: ["env_date", optionalCivilDate],
    createdOn: ["created_at", optionalCivilDate],
    status: ["status", shipmentStatusWire],
    standalone: ["envio_avulso", optionalBoolean],
    delivered: ["entregue", optionalBoolean],
    deliveredOn: ["env_entrega", optionalCivilDate],
    /** Ours and optional. */
    refund: ["refund", optional(centsWire)],
  }),
  z.custom<ScheduledShipment>(),
  { decode: (shipment) => shipment, encode: (shipment) => omitUndefined({ ...shipment }) },
);

const subscriptionWire = fieldMap({
  code: ["code", coercedString],
  contractId: ["moip_contract_id", coercedString],
  status: ["status", nullish(listedStatusWire)],
  items: ["items", strictArray(scheduledItemWire)],
  isStandalone: ["avulso", optionalBoolean],
  sentWith: ["sub_with", sentWithWire],
  nextShipmentOn: ["next_env_date", optionalCivilDate],
  freight: ["shipping_price", optionalCharge(centsWire, null)],
  /** Ours and optional, like all following fields. */
  nextChargeOn: ["next_charge_date", optionalCivilDate],
  amountDue: ["amount_due", optional(centsWire)],
  waitingPayment: ["payment_waiting", waitingPaymentWire],
  facts: ["attention", attentionFactsWire],
  isNextStandalone: ["next_standalone", optional(coercedBoolean)],
  endedOn: ["ended_on", optionalCivilDate],
  changeLocked: ["change_locked", optional(coercedString)],
  state: ["shipping_state", optionalEnum<StateCode>((state) => (isStateCode(state) ? state : undefined))],
  parcelPrice: ["parcel_price", optionalCharge(centsWire, null)],
});

/** A subscription to pads or food, its shipments, and the available products (MAN-148, MAN-149). */
const ownScheduledWire = z.codec(
  fieldMap({
    subscription: ["subscription", subscriptionWire],
    shipments: ["toships", optional(arrayOfValid(shipmentWire))],
    products: ["products", optional(arrayOfValid(scheduledProductWire))],
  }),
  z.custom<OwnScheduled>(),
  {
    decode: ({ subscription: { freight = zeroCents, state, parcelPrice, status, ...subscription }, ...page }) => ({
      ...subscription,
      freight,
      status: { label: status?.label ?? "", tone: status?.tone ?? "neutral" },
      shipments: page.shipments ?? [],
      products: page.products ?? [],
      ...(state && parcelPrice !== undefined && { parcel: { state, price: parcelPrice } }),
    }),
    encode: ({ shipments, products, parcel, items, ...subscription }) => ({
      subscription: omitUndefined({
        ...subscription,
        items: [...items],
        state: parcel?.state,
        parcelPrice: parcel?.price,
      }),
      shipments: [...shipments],
      products: [...products],
    }),
  },
);

const own = { schema: ownScheduledWire };

const start = { schema: startScheduledWire };

const { hygiene, "wet-food": wetFood } = scheduledPages;

export const matsPageData = pageData({ page: hygiene.list, ...listed });
export const wetFoodsPageData = pageData({ page: wetFood.list, ...listed });
export const matPageData = pageData({ page: hygiene.detail, ...own });
export const wetFoodPageData = pageData({ page: wetFood.detail, ...own });
export const changeMatPageData = pageData({ page: hygiene.change, ...own });
export const changeWetFoodPageData = pageData({ page: wetFood.change, ...own });
export const cancelMatPageData = pageData({ page: hygiene.cancel, ...own });
export const cancelWetFoodPageData = pageData({ page: wetFood.cancel, ...own });

export const startMatsPageData = pageData({ page: hygiene.start, ...start });
export const startWetFoodPageData = pageData({ page: wetFood.start, ...start });

/** The start page's data by kind; only the cart and the boxes depend on the visitor. */
export const startScheduledData = { hygiene: startMatsPageData, "wet-food": startWetFoodPageData } as const;

/** The active subscriptions of a kind. */
export const scheduledListData = { hygiene: matsPageData, "wet-food": wetFoodsPageData } as const;

/** One subscription of a kind; all of its pages have the same data (MAN-062, MAN-063, MAN-065). */
export const ownScheduledData = {
  hygiene: { detail: matPageData, change: changeMatPageData, cancel: cancelMatPageData },
  "wet-food": { detail: wetFoodPageData, change: changeWetFoodPageData, cancel: cancelWetFoodPageData },
} as const;
