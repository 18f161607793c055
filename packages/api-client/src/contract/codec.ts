import * as z from "zod/mini";

/** Reads what travels as a value of the shop's, and writes the value as it travels. */
export type Codec<Wire, Value> = z.ZodMiniType<Value, Wire>;

/** A record as it travels, its parts already read. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** A codec of a record whose fields are put together name by name. Its types are the caller's word: the compiler sees names only. */
/* @__NO_SIDE_EFFECTS__ */
export function recordCodec<Wire, Value>(
  wire: z.ZodMiniType<WireRecord>,
  ways: { readonly decode: (wire: WireRecord) => unknown; readonly encode: (value: Value) => WireRecord },
): Codec<Wire, Value> {
  const codec = z.codec(wire, z.custom<Value>(), {
    decode: (sent) => ways.decode(sent) as Value,
    encode: ways.encode,
  });
  return codec as z.ZodMiniType as Codec<Wire, Value>;
}
