import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { absent, wholeNumber } from "../contract/wireValues.ts";

/** A product in the cart (FUN-145), name by name. */
export const cartItemFields = {
  sku: ["sku", z.string()],
  name: ["name_item", z.string()],
  imageAlt: ["image_alt", absent(z.string())],
  unitPrice: ["unit_amount", centsWire],
  quantity: ["quantity", wholeNumber.check(z.gte(1))],
} as const;

export const cartItemWire = fieldMap(cartItemFields);
