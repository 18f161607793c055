import * as z from "zod/mini";
import type { Codec } from "./codec.ts";
import { coercedBoolean } from "./coerced.ts";
import type { Caught } from "./outcome.ts";
import { wireList } from "./wireList.ts";

/** Whether a value is truthy in PHP. */
export function isTruthyInPhp(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value) && value !== "0" && value !== "false";
}

/** A boolean, or any other value by its truth in PHP: a text, a record or a list sets the flag too. False if it is missing. */
export const truthyFlag = z.codec(
  z.optional(z.catch(z.nullable(coercedBoolean), ({ input }: Caught = {}) => isTruthyInPhp(input))),
  z.boolean(),
  { decode: (sent) => sent ?? false, encode: (value) => value },
);

/** Like `truthyFlag`, but the key is required: otherwise any object would be valid. */
export const requiredTruthyFlag = z.codec(
  z.union([coercedBoolean, z.null(), z.string(), wireList(z.unknown()), z.record(z.string(), z.unknown())]),
  z.boolean(),
  { decode: isTruthyInPhp, encode: (value) => value },
);

/** How MySQL's zero date begins: as it is stored, and as Carbon writes it (-000001-11-30). */
const zeroDate = /^(0000-00-00|-\d+-)/;

/** A value that only counts by its presence: a date, a name, a number or a boolean. */
export const presence = z.optional(z.catch(z.nullable(z.union([z.boolean(), z.number(), z.string()])), null));

/** Whether the server recorded something: a date, a name or a number other than 0. Written as 1 or 0. */
export const presenceFlag: Codec<z.input<typeof presence>, boolean> = z.codec(presence, z.boolean(), {
  decode: (sent) => isTruthyInPhp(sent) && !zeroDate.test(String(sent)),
  encode: (value) => Number(value),
});
