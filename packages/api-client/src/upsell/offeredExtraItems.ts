import type { OfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import type * as z from "zod/mini";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { listOrError } from "../contract/listOrError.ts";
import { decimalReais } from "../contract/money.ts";
import { text } from "../contract/optional.ts";
import { listExtraItemsEndpoint } from "../funnel/contract.ts";

/** An offered extra item by its five names in the upsell (MAN-157); one without a price cannot be added. */
const offeredExtraItemWire: z.ZodMiniType<OfferedExtraItem> = fieldMap({
  tag: ["tag", coercedString],
  name: ["name", text],
  description: ["descricao", text],
  image: ["imagem", text],
  monthlyPrice: ["price", decimalReais],
});

/** The funnel's call with fewer fields (MAN-323). */
export const offeredExtraItemsEndpoint = {
  ...listExtraItemsEndpoint,
  reply: listOrError("trilhas", offeredExtraItemWire),
};
