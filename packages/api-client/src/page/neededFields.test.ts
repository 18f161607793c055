import { isDeepStrictEqual } from "node:util";
import { wirePageOf } from "@petbox/mock-server/testing/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { isPageData } from "../contract/pageDataContract.ts";
import * as pageDataAreas from "./areas.ts";

/** Fields of the object at a path. */
const at = (path: string, ...fields: readonly string[]) => fields.map((field) => `${path}.${field}`);

const product = ["sku", "options.quantity", "options.special_price"];
const item = ["sku", "quantity"];
const cardDates = ["expiration_month", "expiration_year"];
const card = ["id", ...cardDates, "next_charge_on"];
const level = at("levels", "id", "name", "min_toship");
const dateParts = ["day", "month", "year"];

const ownPurchases = [
  ...at("subscriptions", "code", "sub_with.pet_name"),
  ...at("subscriptions.scheduled_purchase.items", ...item),
];

const ownPurchase = [
  ...at("subscription", "code", "moip_contract_id", "sub_with.pet_name"),
  ...at("subscription.items", ...product, "quantity"),
  ...at("subscription", "shipping_state", "parcel_price"),
  "subscription.attention.payment.method",
  "toships.id",
  ...at("products", ...product),
];

const newPurchase = [
  ...at("products", ...product),
  ...at("cart", "sku", "unit_amount", "quantity"),
  ...at("boxes", "code", "shipping_state", "parcel_price"),
  ...at("parcel", "shipping_state", "parcel_price"),
  ...at("payable_with", ...card),
];

/**
 * Fields that a page, an object or an item of a list cannot be shown without, by the wire's names. A page without
 * any other field shows all the rest. Pages that are not listed need none.
 */
const neededFields: Readonly<Record<string, readonly string[]>> = {
  "/": ["newest_box.items", ...at("reviews", "pet", "city", "stars", "text")],
  "/ultimos": ["tracks.dog.list.items"],
  "/area-cliente": [
    ...at("loyalty", "boxes_received", "levels.name", "levels.min_toship"),
    "invoice_info.code",
    ...at("scheduled_charges", "code", "scheduled_kind", "charge_on"),
    ...at("ending_cards", ...card, "charges.charge_on"),
  ],
  "/dados-cliente": [
    "customer.code",
    ...at("subscriptions", "moip_contract_id", "sub_with.pet_name"),
    ...at("subscriptions.items", ...item),
    ...at("wallets", ...card),
  ],
  "/box-recebidos": at("box_received", "subscription", "created_at", "tid"),
  "/meus-cupons": at("coupons", "name", "code"),
  "/pos-checkout/convite": ["coupon.cupom"],
  "/area-cliente/fidelidade": level,
  "/programa-de-fidelidade": level,
  "/nps/score/:hash": ["email", "iteration"],
  "/plano/:code": [
    "subscription.code",
    ...at("subscription.creation_date", ...dateParts),
    ...at("subscription.next_invoice_date", ...dateParts),
    ...at("subscription.carried_purchases", "kind", "shipping_price", "standalone_shipping_price"),
    ...at("customer.billing_info.credit_cards", "last_four_digits", ...cardDates),
    "invoices.status.code",
    "attention.payment.method",
    ...at("attention.ending_card", "last_four", "charge_on"),
    "attention.box.state",
    ...at("attention.term", "ends_on", "renews"),
    "attention.next_charge.date",
    ...at("history", "event", "date"),
  ],
  "/avalie/:shipment": ["items.data.id"],
  "/convites": ["campaign.id", "coupon.cupom", "coupon.cupom_shop.cupom_shop", "referred_users.premio.descricao"],
  "/assinaturas": ["box_count", "hygiene_count", "wet_food_count"],
  "/assinaturas/box": [
    ...at("subscriptions", "code", "sub_with.pet_name"),
    ...at("subscriptions.items", ...item),
    ...at("subscriptions.scheduled_purchase.items", ...item),
  ],
  "/assinaturas/higiene": ownPurchases,
  "/assinaturas/alimentos-umidos": ownPurchases,
  "/assinaturas/higiene/:code": ownPurchase,
  "/assinaturas/alimentos-umidos/:code": ownPurchase,
  "/assinaturas/higiene/:code/alterar": ownPurchase,
  "/assinaturas/alimentos-umidos/:code/alterar": ownPurchase,
  "/assinaturas/higiene/:code/cancelar": ownPurchase,
  "/assinaturas/alimentos-umidos/:code/cancelar": ownPurchase,
  "/compra-programada/tapetes-higienicos": newPurchase,
  "/compra-programada/alimentos-umidos": newPurchase,
  "/subscription-trail/:code": [
    ...at("subscription", "code", "moip_contract_id", "susbcription_value", "amount"),
    ...at("subscription.next_invoice_date", ...dateParts),
    "subscription.paid_parcels_to_charge",
  ],
};

const pages = Object.values(pageDataAreas).flatMap((area) => Object.values(area).filter(isPageData));

type Path = readonly string[];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The paths of all values that are no objects. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]));
}

/** Without undefined fields. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The value, with null at the path. */
function withNull(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return null;
  if (!isObject(value)) return value;
  const changed = withNull(Reflect.get(value, key), rest);
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [key]: changed });
}

/** Whether a page shows all the rest if a field is null. */
function showsRest({ schema }: (typeof pages)[number], sent: unknown, path: Path): boolean {
  const read = z.safeDecode(schema, sent);
  return read.success && isDeepStrictEqual(withNull(asJson(z.encode(schema, read.data)), path), sent);
}

it.each(pages)("$page shows all the rest without any field that it does not need", (page) => {
  const { data: golden } = wirePageOf(page.page);
  const needed = pathsIn(golden).filter((path) => !showsRest(page, withNull(golden, path), path));
  const names = needed.map((path) => path.filter((key) => !/^\d+$/.test(key)).join("."));
  expect(new Set(names)).toEqual(new Set(neededFields[page.page]));
});
