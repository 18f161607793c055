import * as z from "zod/mini";
import { type Codec, recordCodec } from "./codec.ts";

type Envelope = z.ZodMiniObject<{ readonly data: z.ZodMiniType }>;
type Definition = Envelope["_zod"]["def"] & { readonly essential: string | undefined };

const DataEnvelope: z.core.$constructor<Envelope, Definition> = /* @__PURE__ */ z.core.$constructor<
  Envelope,
  Definition
>("DataEnvelope", (object, def) => {
  const init: (object: Envelope, def: Envelope["_zod"]["def"]) => void = z.ZodMiniObject.init;
  init(object, def);
  const { parse } = object._zod;
  object._zod.parse = (payload, context) => {
    if (context.direction !== "backward") payload.value = inOneEnvelope(payload.value, def.essential);
    return parse(payload, context);
  };
});

/**
 * `{ data: … }` ↔ the value. A body without `data` is the value itself, and it may be under `data.data` (FUN-323, decision 46).
 * @param essential the field that a body without `data` must have, if any object would be valid. A body with it is the value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dataEnvelope<Schema extends z.ZodMiniType>(
  schema: Schema,
  essential?: string,
): Codec<{ readonly data: z.input<Schema> }, z.output<Schema>> {
  return recordCodec(new DataEnvelope({ type: "object", shape: { data: schema }, essential }), {
    decode: ({ data }) => data,
    encode: (data) => ({ data }),
  });
}

function inOneEnvelope(body: unknown, essential: string | undefined): unknown {
  if (typeof body !== "object" || body === null) return body;
  // The client passes `[]`, an empty list or record of PHP, on as a record.
  if (Object.keys(body).length === 0) return { data: [] };
  if (essential !== undefined && essential in body) return { data: body };
  if (!("data" in body)) return essential === undefined ? { data: body } : body;
  const inside = body.data;
  return typeof inside === "object" && inside !== null && "data" in inside ? inside : { data: inside };
}
