import * as z from "zod/mini";

/** Decodes a wire value into the shop's value, and encodes it again. */
export type Codec<Wire, Value> = z.ZodMiniType<Value, Wire>;

/** A wire record whose fields are already decoded. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** A codec for a record that is mapped field by field. Its types are the caller's responsibility: the compiler only checks the names. */
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

/** Adds an issue to the value being decoded. @param field the wire name of the wrong field, if it is not the value itself. */
export function addIssue(context: z.core.ParsePayload, message: string, field?: string): never {
  context.issues.push({
    code: "custom",
    input: context.value,
    message,
    path: field === undefined ? [] : [field],
    continue: false,
  });
  return z.NEVER;
}
