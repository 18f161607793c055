import { accepted, type Result, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { type Codec, recordCodec } from "./codec.ts";
import { type Fields, fromWire, shapeOf, toWire, type ValueOf, type WireOf } from "./fieldMap.ts";
import { flag, optionalText } from "./wireValues.ts";

/** Why the server said no, as far as it says why. */
export interface Refusal {
  /** For the customer; may hold HTML. */
  readonly message?: string;
  /** The server's name for the refusal. */
  readonly type?: string;
  /** What else it says, where it says more than one thing. */
  readonly more?: readonly string[];
}

/** What a reply that may say no brings. */
export type Outcome<Value> = Result<Value, Refusal>;

/** A refusal as most calls write it: a text. */
const refusalText: Codec<string, Refusal> = z.codec(z.string(), z.custom<Refusal>(), {
  decode: refusalIn,
  encode: ({ message = "" }) => message,
});

type Flag = z.input<typeof flag>;
type Success = { readonly success: Flag; readonly error?: unknown; readonly message?: string | null | undefined };
type Fault = { readonly has_error: Flag; readonly message?: string | null | undefined };

/**
 * `{ success, error, message, … }` ↔ what the call brings, or why the server said no (decision 46).
 * @param fields what it brings; all of it may be left out.
 * @param error how this call writes its refusals.
 */
/* @__NO_SIDE_EFFECTS__ */
export function outcome<const Each extends Fields>(
  fields: Each,
  error: z.ZodMiniType<Refusal> = refusalText,
): Codec<Success & WireOf<Each>, Outcome<ValueOf<Each>>> {
  const refusal = z.optional(z.nullable(error));
  return recordCodec(z.object({ success: flag, error: refusal, message: optionalText, ...shapeOf(fields) }), {
    decode: (wire) =>
      wire.success ? accepted(fromWire(fields, wire)) : rejected(wire.error ?? refusalIn(wire.message)),
    encode: (said) =>
      said.ok ? { success: true, ...toWire(fields, said.value) } : { success: false, error: said.error },
  });
}

/** `{ …, has_error, message }` ↔ the same. */
/* @__NO_SIDE_EFFECTS__ */
export function faultless<const Each extends Fields>(
  fields: Each,
): Codec<Fault & WireOf<Each>, Outcome<ValueOf<Each>>> {
  return recordCodec(z.object({ ...shapeOf(fields), has_error: flag, message: optionalText }), {
    decode: (wire) => (wire.has_error ? rejected(refusalIn(wire.message)) : accepted(fromWire(fields, wire))),
    encode: (said) =>
      said.ok ? { ...toWire(fields, said.value), has_error: false } : { has_error: true, message: said.error.message },
  });
}

function refusalIn(message: unknown): Refusal {
  return typeof message === "string" && message !== "" ? { message } : {};
}
