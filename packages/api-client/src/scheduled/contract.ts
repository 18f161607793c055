import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { optionalText } from "../contract/replies.ts";

/** A hygiene pad in the cart; `unit_amount` is in cents. */
export const cartItemWire = z.object({
  sku: z.string(),
  name_item: z.string(),
  image_alt: z.string(),
  unit_amount: z.number().check(z.int()),
  quantity: z.number().check(z.int(), z.gte(1)),
});

export const setCartQuantityEndpoint = endpoint({
  method: "PUT",
  path: "/compra-programada/item/{sku}/{quantity}",
  summary: "Sets how many of an item the cart holds",
  reply: z.object({
    data: z.object({
      cart: z.optional(z.nullable(z.array(cartItemWire))),
      has_error: z.boolean(),
      message: optionalText,
    }),
  }),
  example: { parameters: { sku: "TAP-BRANCO", quantity: "2" } },
});
