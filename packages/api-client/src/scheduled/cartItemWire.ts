import * as z from "zod/mini";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { optional, text } from "../contract/optional.ts";

/** A product in the cart (FUN-145), name by name. */
export const cartItemFields = {
  sku: ["sku", coercedString],
  name: ["name_item", text],
  imageAlt: ["image_alt", optional(coercedString)],
  unitPrice: ["unit_amount", centsWire],
  quantity: ["quantity", coercedInteger.check(z.gte(1))],
} as const;

export const cartItemWire = fieldMap(cartItemFields);
