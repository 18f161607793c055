import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { centsWire } from "../contract/money.ts";
import { faultless } from "../contract/outcome.ts";
import { renamed, under } from "../contract/renamed.ts";
import { nullable } from "../contract/wireValues.ts";

/** A hygiene pad in the cart. */
const cartItemWire = renamed({
  sku: ["sku", z.string()],
  name: ["name_item", z.string()],
  imageAlt: ["image_alt", z.string()],
  unitPrice: ["unit_amount", centsWire],
  quantity: ["quantity", z.number().check(z.int(), z.gte(1))],
});

export const setCartQuantityEndpoint = endpoint({
  method: "PUT",
  path: "/compra-programada/item/{sku}/{quantity}",
  summary: "Sets how many of an item the cart holds",
  reply: under("data", faultless({ cart: ["cart", nullable(z.array(cartItemWire))] })),
  example: { parameters: { sku: "TAP-BRANCO", quantity: "2" } },
});
