import { type Cents, cents, centsFromDecimal, reaisFromCents } from "@petbox/domain/money/cents";
import * as z from "zod/mini";
import { wholeNumber, wrong } from "./wireValues.ts";

/** Cents, which are sent as they are. */
export const centsWire = z.codec(wholeNumber, z.custom<Cents>(), { decode: cents, encode: (amount) => amount });

const decimal = z.union([z.number(), z.string()]);

function centsIn(wire: string | number, context: z.core.ParsePayload): Cents {
  try {
    return centsFromDecimal(wire);
  } catch {
    return wrong(context, "Valor inválido.");
  }
}

/** Decimal reais, as a number or as text; sent as a number. */
export const decimalReais = z.codec(decimal, z.custom<Cents>(), {
  decode: centsIn,
  encode: (amount) => Number(reaisFromCents(amount)),
});

/** The same; sent as text with two decimals. */
export const decimalReaisText = z.codec(decimal, z.custom<Cents>(), { decode: centsIn, encode: reaisFromCents });
