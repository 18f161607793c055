import * as z from "zod/mini";
import { type Codec, recordCodec, type WireRecord } from "./codec.ts";
import type { Fields, ValueOf, WireOf } from "./fieldMap.ts";

/**
 * A record of which nothing has to be there: a field that is absent or wrong is absent from what is read, and takes no
 * other with it. The tolerance makes no schemas of its own: each costs a slow phone that has just opened a page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tolerant<const Each extends Fields>(
  fields: Each,
): Codec<Partial<WireOf<Each>>, Partial<ValueOf<Each>>> {
  return recordCodec(z.record(z.string(), z.unknown()), {
    decode: (wire) => withoutAbsent(fields, ([name, [wireName, schema]]) => [name, readable(schema, wire[wireName])]),
    encode(value) {
      const values: WireRecord = { ...value };
      return withoutAbsent(fields, ([name, [wireName, schema]]) => [wireName, written(schema, values[name])]);
    },
  });
}

type Field = readonly [name: string, field: Fields[string]];

function withoutAbsent(fields: Fields, each: (field: Field) => readonly [string, unknown]): WireRecord {
  return Object.fromEntries(
    Object.entries(fields)
      .map(each)
      .filter(([, value]) => value !== undefined),
  );
}

const readable = (schema: z.ZodMiniType, sent: unknown) =>
  sent === undefined ? undefined : z.safeDecode(schema, sent).data;

const written = (schema: z.ZodMiniType, value: unknown) => (value === undefined ? undefined : z.encode(schema, value));
