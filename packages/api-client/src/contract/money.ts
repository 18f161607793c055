import { type Cents, cents, centsFromDecimal, reaisFromCents } from "@petbox/domain/money/cents";
import * as z from "zod/mini";
import { addIssue, type Codec } from "./codec.ts";
import { integerWire } from "./coerced.ts";

/** PHP's `$price * 100` is 7990.000000000001, and `(89.9 - 85) * 100` is 490.000000000001. */
const wholeNumber = z.codec(integerWire, z.number().check(z.int()), {
  decode: (sent) => Number(typeof sent === "number" ? sent.toFixed(6) : sent),
  encode: (value) => value,
});

/** Cents, as a number or as text; written as a number. */
export const centsWire: Codec<string | number, Cents> = z.codec(wholeNumber, z.custom<Cents>(), {
  decode: cents,
  encode: (amount) => amount,
});

const decimal = z.union([z.number(), z.string()]);

function centsIn(wire: string | number, context: z.core.ParsePayload): Cents {
  try {
    return centsFromDecimal(wire);
  } catch {
    return addIssue(context, "Valor inválido.");
  }
}

/** Decimal reais, as a number or as text; written as a number. */
export const decimalReais: Codec<string | number, Cents> = z.codec(decimal, z.custom<Cents>(), {
  decode: centsIn,
  encode: (amount) => Number(reaisFromCents(amount)),
});

/** Decimal reais, as a number or as text; written as text with two decimals. */
export const decimalReaisText: Codec<string | number, Cents> = z.codec(decimal, z.custom<Cents>(), {
  decode: centsIn,
  encode: reaisFromCents,
});

/**
 * A charged amount, which may be missing. Any other value is an issue: if it counted as missing, the customer would see another price than
 * the charged one.
 * @param none the wire value for undefined: undefined or null.
 */
/* @__NO_SIDE_EFFECTS__ */
export function optionalCharge(
  amount: Codec<string | number, Cents>,
  none?: null,
): Codec<string | number | null | undefined, Cents | undefined> {
  return z.codec(z.union([z.optional(z.nullable(amount)), z.literal("")]), z.custom<Cents | undefined>(), {
    decode: (sent) => (sent === "" ? undefined : (sent ?? undefined)),
    encode: (value) => value ?? none,
  });
}
