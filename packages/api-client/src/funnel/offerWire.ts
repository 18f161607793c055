import { assumedExtraItemPrice, type ExtraItem, type Plan } from "@petbox/domain/plan/offer";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { planNameFrom } from "@petbox/domain/plan/planName";
import * as z from "zod/mini";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { listOrError } from "../contract/listOrError.ts";
import { decimalReais, optionalCharge } from "../contract/money.ts";
import { nullish, optional, optionalBoolean, text } from "../contract/optional.ts";

/** A track as the server lists it (FUN-118). */
export const trackWire = fieldMap({
  tag: ["tag", coercedString],
  name: ["name", text],
  description: ["descricao", text],
  image: ["imagem", text],
  monthlyPrice: ["price", decimalReais],
  dashedPrice: ["dashed_price", nullish(decimalReais.check(z.positive()))],
  mostPopular: ["active", optionalBoolean],
  class: ["class", optional(coercedString)],
});

/** A plan's name; the server puts "Plano" before it. */
export const planNameWire = z.codec(text, z.string(), {
  decode: planNameFrom,
  encode: (name) => `Plano ${name}`,
});

const plan = fieldMap({
  tag: ["tag", coercedString],
  name: ["name", planNameWire],
  description: ["descrisao", text],
  monthlyPrice: ["price", decimalReais],
  image: ["imagem", text],
  special: ["especial", optionalBoolean],
});

/** A plan as the server lists it (FUN-119); its length is derived from its tag and description. */
const planWire = z.codec(plan, z.custom<Plan>(), {
  decode: (read) => ({ ...read, length: planLengthOf(read) }),
  encode: (value) => value,
});

const extraItem = fieldMap({
  tag: ["tag", coercedString],
  call: ["call", text],
  name: ["name", text],
  description: ["descricao", text],
  monthlyPrice: ["price", optionalCharge(decimalReais)],
  mostPopular: ["active", optionalBoolean],
  image: ["imagem", text],
});

/** An extra item as the server lists it (FUN-123); a missing price is assumed. */
export const extraItemWire = z.codec(extraItem, z.custom<ExtraItem>(), {
  decode: (read) => ({
    ...read,
    monthlyPrice: read.monthlyPrice ?? assumedExtraItemPrice,
    isPriceKnown: read.monthlyPrice !== undefined,
  }),
  encode: ({ monthlyPrice, isPriceKnown, ...item }) => ({ ...item, ...(isPriceKnown && { monthlyPrice }) }),
});

/** The plans, or the reason for their absence (FUN-038). A reply with neither breaks the contract. */
export const plansWire = listOrError("plans", planWire);
