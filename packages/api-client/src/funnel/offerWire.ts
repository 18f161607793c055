import { assumedExtraItemPrice, type ExtraItem, type Plan } from "@petbox/domain/plan/offer";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { planNameFrom } from "@petbox/domain/plan/planName";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { listOrError } from "../contract/listOrError.ts";
import { decimalReais } from "../contract/money.ts";
import { absent, mark, nullable } from "../contract/wireValues.ts";

/** A track as the server lists it (FUN-118). */
export const trackWire = fieldMap({
  tag: ["tag", z.string()],
  name: ["name", z.string()],
  description: ["descricao", z.string()],
  image: ["imagem", z.string()],
  monthlyPrice: ["price", decimalReais],
  dashedPrice: ["dashed_price", nullable(decimalReais)],
  mostPopular: ["active", mark],
  class: ["class", absent(z.string())],
});

/** A plan's name, before which the server says that it is a plan. */
export const planNameWire = z.codec(z.string(), z.string(), {
  decode: planNameFrom,
  encode: (name) => `Plano ${name}`,
});

const plan = fieldMap({
  tag: ["tag", z.string()],
  name: ["name", planNameWire],
  description: ["descrisao", z.string()],
  monthlyPrice: ["price", decimalReais],
  image: ["imagem", z.string()],
  special: ["especial", mark],
});

/** A plan as the server lists it (FUN-119); how long it lasts is read out of what it says. */
const planWire = z.codec(plan, z.custom<Plan>(), {
  decode: (read) => ({ ...read, length: planLengthOf(read) }),
  encode: (value) => value,
});

const extraItem = fieldMap({
  tag: ["tag", z.string()],
  call: ["call", z.string()],
  name: ["name", z.string()],
  description: ["descricao", z.string()],
  monthlyPrice: ["price", absent(decimalReais)],
  mostPopular: ["active", mark],
  image: ["imagem", z.string()],
});

/** An extra item as the server lists it (FUN-123); where it says no price, one is assumed. */
export const extraItemWire = z.codec(extraItem, z.custom<ExtraItem>(), {
  decode: (read) => ({
    ...read,
    monthlyPrice: read.monthlyPrice ?? assumedExtraItemPrice,
    isPriceSaid: read.monthlyPrice !== undefined,
  }),
  encode: ({ monthlyPrice, isPriceSaid, ...said }) => ({ ...said, ...(isPriceSaid && { monthlyPrice }) }),
});

/** The plans, or why there are none (FUN-038). A reply that says neither is not what the contract says. */
export const plansWire = listOrError("plans", planWire);
