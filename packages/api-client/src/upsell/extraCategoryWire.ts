import type { ExtraCategory } from "@petbox/domain/upsell/extraCategory";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { listOrError } from "../contract/listOrError.ts";
import { decimalReais } from "../contract/money.ts";
import { listExtraItemsEndpoint } from "../funnel/contract.ts";

/** An extra category by the five names that the upsell reads (MAN-157): one without a price cannot be added to anything. */
const extraCategoryWire: z.ZodMiniType<ExtraCategory> = fieldMap({
  tag: ["tag", z.string()],
  name: ["name", z.string()],
  description: ["descricao", z.string()],
  image: ["imagem", z.string()],
  monthlyPrice: ["price", decimalReais],
});

/** The funnel's call, of which the upsell reads less (MAN-323). */
export const extraCategoriesEndpoint = {
  ...listExtraItemsEndpoint,
  reply: listOrError("trilhas", extraCategoryWire),
};
