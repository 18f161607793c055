import * as z from "zod/mini";
import { type Codec, recordCodec, type WireRecord } from "./codec.ts";
import type { Fields, ValueOf, WireOf } from "./fieldMap.ts";

/**
 * A field map whose fields are all optional: a missing or invalid field is left out of the value. It creates no schemas, because
 * every page decodes the embedded session at its start, and each schema costs time on a slow phone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function partialFieldMap<const Each extends Fields>(
  fields: Each,
): Codec<Partial<WireOf<Each>>, Partial<ValueOf<Each>>> {
  return recordCodec(z.record(z.string(), z.unknown()), {
    decode: (wire) => mapped(fields, ([name, [wireName, schema]]) => [name, decoded(schema, wire[wireName])]),
    encode(value) {
      const values: WireRecord = { ...value };
      return mapped(fields, ([name, [wireName, schema]]) => [wireName, encoded(schema, values[name])]);
    },
  });
}

type Field = readonly [name: string, field: Fields[string]];

function mapped(fields: Fields, each: (field: Field) => readonly [string, unknown]): WireRecord {
  return Object.fromEntries(
    Object.entries(fields)
      .map(each)
      .filter(([, value]) => value !== undefined),
  );
}

const decoded = (schema: z.ZodMiniType, sent: unknown) =>
  sent === undefined ? undefined : z.safeDecode(schema, sent).data;

const encoded = (schema: z.ZodMiniType, value: unknown) => (value === undefined ? undefined : z.encode(schema, value));
