import { cancelFields } from "@petbox/domain/scheduled/scheduledCancel";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import * as z from "zod/mini";
import { dataEnvelope } from "../contract/dataEnvelope.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { strictNullish, text } from "../contract/optional.ts";
import { hasErrorOutcome } from "../contract/outcome.ts";
import { succeeded } from "../contract/replies.ts";
import { optionalLongText, secretText } from "../contract/sentTexts.ts";
import { wireList } from "../contract/wireList.ts";
import { cartItemWire } from "./cartItemWire.ts";

const cartReply = dataEnvelope(hasErrorOutcome({ cart: ["cart", strictNullish(wireList(cartItemWire))] }));

export const setCartQuantityEndpoint = endpoint({
  method: "PUT",
  path: "/compra-programada/item/{sku}/{quantity}",
  summary: "Sets the quantity of an item in the cart",
  reply: cartReply,
});

/** Ours: the documents have no call to remove a product. */
export const takeOutOfCartEndpoint = endpoint({
  method: "POST",
  path: "/compra-programada/retirar/{sku}",
  summary: "Removes an item from the cart; our addition",
  reply: cartReply,
});

/** The names of the kinds in the path of `beginPurchaseEndpoint`. */
export const productNames: Readonly<Record<ScheduledKind, string>> = {
  hygiene: "tapetes-higienicos",
  "wet-food": "alimentos-umidos",
};

/** Ours: the cart of this kind becomes the current purchase, until the customer starts a box. */
export const beginPurchaseEndpoint = endpoint({
  method: "PUT",
  path: "/compra-programada/{product}/envio",
  summary: "Starts the purchase of a kind's cart, sent with a box or alone; our addition",
  body: fieldMap({ withBoxOf: ["assinatura", strictNullish(z.string())] }),
  reply: dataEnvelope(hasErrorOutcome({})),
});

/**
 * The contents of every shipment from the next charge on. The server computes the freight itself and ignores the one that
 * is sent (MAN-337).
 */
const changeWire = fieldMap({
  items: [
    "items",
    wireList(fieldMap({ sku: ["sku", z.string()], quantity: ["qty", z.number()] })).check(z.maxLength(100)),
  ],
  freight: ["shipping_price", centsWire],
  botCheck: ["recaptcha_response", secretText],
});
const changedWire = dataEnvelope(hasErrorOutcome({}));

/** Both kinds are changed and cancelled alike, each at its own URL (MAN-335, MAN-336). */
export const changeMatsEndpoint = endpoint({
  method: "POST",
  path: "/assinaturas/higiene/{code}/alterar",
  summary: "Changes a subscription to hygiene pads from its next charge on (MAN-336)",
  body: changeWire,
  reply: changedWire,
});

export const changeWetFoodEndpoint = endpoint({
  method: "POST",
  path: "/assinaturas/alimentos-umidos/{code}/alterar",
  summary: "Changes a subscription to wet food from its next charge on (MAN-335)",
  body: changeWire,
  reply: changedWire,
});

/** The domain knows the valid reasons, and rejects any other with its own message. */
const cancelWire = fieldMap({
  reason: [cancelFields.reason, text],
  description: [cancelFields.description, optionalLongText],
});

export const cancelMatsEndpoint = endpoint({
  method: "POST",
  path: "/assinaturas/higiene/{code}/cancelar",
  summary: "Cancels a subscription to hygiene pads immediately; paid shipments still arrive (MAN-338)",
  body: cancelWire,
  reply: dataEnvelope(succeeded, "success"),
});

export const cancelWetFoodEndpoint = endpoint({
  method: "POST",
  path: "/assinaturas/alimentos-umidos/{code}/cancelar",
  summary: "Cancels a subscription to wet food immediately; paid shipments still arrive (SUB-328)",
  body: cancelWire,
  reply: succeeded,
});
