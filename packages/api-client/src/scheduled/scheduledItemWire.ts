import type { QuantityOption, ScheduledItem, ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import * as z from "zod/mini";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire, optionalCharge } from "../contract/money.ts";
import { nullish, strictOptional } from "../contract/optional.ts";
import { wireList } from "../contract/wireList.ts";

const optionWire = fieldMap({
  quantity: ["quantity", coercedInteger],
  specialPrice: ["special_price", centsWire],
  totalPrice: ["total_price", optionalCharge(centsWire, null)],
});

const productFields = {
  sku: ["sku", coercedString],
  name: ["name_item", nullish(coercedString)],
  image: ["image", nullish(coercedString)],
  imageAlt: ["image_alt", nullish(coercedString)],
  unitPrice: ["unit_amount", optionalCharge(centsWire, null)],
  price: ["price", optionalCharge(centsWire, null)],
  specialPrice: ["special_price", optionalCharge(centsWire, null)],
  options: ["options", strictOptional(wireList(optionWire))],
} as const;

/** A product that is sold at intervals, by the documents' names (MAN-148); without options it is sold out. */
export const scheduledProductWire = z.codec(fieldMap(productFields), z.custom<ScheduledProduct>(), {
  decode: (product) => withBoth(product),
  encode: ({ options, ...product }) => ({ ...product, options: options.map(optionOf) }),
});

/** A product with a quantity. */
export const scheduledItemWire = z.codec(
  fieldMap({ ...productFields, quantity: ["quantity", coercedInteger.check(z.gte(1))] }),
  z.custom<ScheduledItem>(),
  {
    decode: (item) => withBoth(item),
    encode: ({ options, ...item }) => ({ ...item, options: options.map(optionOf) }),
  },
);

function optionOf(option: QuantityOption): QuantityOption {
  return omitUndefined({ ...option });
}

/** Fills in optional fields: the name, and the options of a sold-out product. */
function withBoth<Product extends { readonly name?: string; readonly options?: readonly QuantityOption[] }>(
  product: Product,
): Product & Pick<ScheduledProduct, "name" | "options"> {
  return { ...product, name: product.name ?? "", options: product.options ?? [] };
}
