import type { QuantityOption, ScheduledItem, ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { absent, nullable, wholeNumber } from "../contract/wireValues.ts";

const optionWire = fieldMap({
  quantity: ["quantity", wholeNumber],
  specialPrice: ["special_price", centsWire],
  totalPrice: ["total_price", nullable(centsWire)],
});

const productFields = {
  sku: ["sku", z.string()],
  name: ["name_item", nullable(z.string())],
  image: ["image", nullable(z.string())],
  imageAlt: ["image_alt", nullable(z.string())],
  unitPrice: ["unit_amount", nullable(centsWire)],
  price: ["price", nullable(centsWire)],
  specialPrice: ["special_price", nullable(centsWire)],
  options: ["options", absent(z.array(optionWire))],
} as const;

/** A product that is sold at intervals, by the documents' names (MAN-148); without options it is gone. */
export const scheduledProductWire = z.codec(fieldMap(productFields), z.custom<ScheduledProduct>(), {
  decode: (product) => withBoth(product),
  encode: ({ options, ...product }) => ({ ...product, options: options.map(optionOf) }),
});

/** So many of it. */
export const scheduledItemWire = z.codec(
  fieldMap({ ...productFields, quantity: ["quantity", wholeNumber.check(z.gte(1))] }),
  z.custom<ScheduledItem>(),
  {
    decode: (item) => withBoth(item),
    encode: ({ options, ...item }) => ({ ...item, options: options.map(optionOf) }),
  },
);

function optionOf(option: QuantityOption): QuantityOption {
  return known({ ...option });
}

/** What its server leaves out: a name that the shop may know itself, and options where there are none. */
function withBoth<Product extends { readonly name?: string; readonly options?: readonly QuantityOption[] }>(
  product: Product,
): Product & Pick<ScheduledProduct, "name" | "options"> {
  return { ...product, name: product.name ?? "", options: product.options ?? [] };
}
