import * as z from "zod/mini";
import type { Codec } from "./codec.ts";

/**
 * What may be left out, null or wrong: then nothing is known of it, and it takes nothing else with it. Unlike with
 * `nullable`, nought is something. Nothing is sent as null.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Wire, Value>(schema: Codec<Wire, Value>): Codec<Wire | null | undefined, Value | undefined> {
  return z.codec(z.optional(z.custom<Wire | null>()), z.custom<Value | undefined>(), {
    decode: (sent) => (sent == null ? undefined : z.safeDecode(schema, sent).data),
    encode: (value) => (value === undefined ? null : z.encode(schema, value)),
  });
}

/** A list without what is wrong in it; what is no list is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientList<Wire, Value>(
  schema: Codec<Wire, Value>,
): Codec<readonly Wire[] | null | undefined, readonly Value[]> {
  return z.codec(z.optional(z.custom<readonly Wire[] | null>()), z.custom<readonly Value[]>(), {
    decode: (sent) =>
      Array.isArray(sent)
        ? sent.flatMap((each) => {
            const read = z.safeDecode(schema, each);
            return read.success ? [read.data] : [];
          })
        : [],
    encode: (values) => values.map((value) => z.encode(schema, value)),
  });
}
