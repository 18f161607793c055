import * as z from "zod/mini";
import type { Codec } from "./codec.ts";

// PHP encodes one value in several ways: a column without a cast, an `env()` value and some database drivers produce text. These codecs
// accept each variant, and write the JSON type of the documents.

const stringWire = z.union([z.string(), z.number()]);
const numberWire = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]);
export const integerWire = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.0+)?$/))]);

/** The documented JSON types of the lenient codecs. */
export const documentedTypes: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map<unknown, string>([
  [stringWire, "string"],
  [numberWire, "number"],
  [integerWire, "integer"],
]);

/** Text, which may arrive as a number. */
export const coercedString: Codec<string | number, string> = z.codec(stringWire, z.string(), {
  decode: String,
  encode: (value) => value,
});

/**
 * Digits of a fixed length, such as a postcode. A number, as an integer column sends it, gets its leading zeros back; text stays as received.
 */
/* @__NO_SIDE_EFFECTS__ */
export function digitsWire(length: number): Codec<string | number, string> {
  return z.codec(stringWire, z.string(), {
    decode: (sent) => (typeof sent === "number" ? String(sent).padStart(length, "0") : sent),
    encode: (value) => value,
  });
}

/** A number, which may arrive as text. */
export const coercedNumber: Codec<string | number, number> = z.codec(numberWire, z.number(), {
  decode: Number,
  encode: (value) => value,
});

/** An integer, which may arrive as text. */
export const coercedInteger: Codec<string | number, number> = z.codec(integerWire, z.number().check(z.int()), {
  decode: Number,
  encode: (value) => value,
});

/** An integer from 0 on, which may arrive as text. */
export const coercedCount: Codec<string | number, number> = z.codec(
  integerWire,
  z.number().check(z.int(), z.nonnegative()),
  { decode: Number, encode: (value) => value },
);

/** A boolean, which may arrive as 0 or 1, or as text (decision 54). */
export const coercedBoolean = z.codec(
  z.union([z.boolean(), z.number(), z.enum(["true", "false", "1", "0"])]),
  z.boolean(),
  {
    decode: (wire) => wire !== false && wire !== 0 && wire !== "false" && wire !== "0",
    encode: (value) => value,
  },
);

/**
 * Whether a call succeeded: PHP may encode false as null or "". The key itself is required, since otherwise any object would be a valid
 * reply.
 */
export const requiredFlag = z.codec(z.nullable(z.union([coercedBoolean, z.literal("")])), z.boolean(), {
  decode: Boolean,
  encode: (value) => value,
});
