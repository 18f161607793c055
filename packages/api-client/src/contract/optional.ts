import * as z from "zod/mini";
import type { Codec } from "./codec.ts";
import { coercedBoolean, coercedNumber, coercedString } from "./coerced.ts";
import { orNull } from "./orNull.ts";

// Laravel sends null for an empty column, and "" if no middleware has converted it to null. An invalid optional value counts as missing, so
// that it does not invalidate the whole reply. Charged amounts and request fields are strict.

type Optional<Schema extends z.ZodMiniType> = Codec<z.input<Schema> | null | undefined, z.output<Schema> | undefined>;

/** An optional value: undefined if missing, null, "" or invalid. Undefined is written as null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullish<Schema extends z.ZodMiniType>(schema: Schema): Optional<Schema> {
  return z.codec(caught(schema), z.custom<z.output<Schema> | undefined>(), {
    decode: presentOr,
    encode: (value) => value ?? null,
  });
}

/** Like `nullish`; undefined is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Schema extends z.ZodMiniType>(schema: Schema): Optional<Schema> {
  return z.codec(caught(schema), z.custom<z.output<Schema> | undefined>(), {
    decode: presentOr,
    encode: (value) => value,
  });
}

/** Like `nullish`, but an invalid value is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function strictNullish<Schema extends z.ZodMiniType>(schema: Schema): Optional<Schema> {
  return z.codec(z.optional(orNull(schema)), z.custom<z.output<Schema> | undefined>(), {
    decode: presentOr,
    encode: (value) => value ?? null,
  });
}

/** Like `optional`, but an invalid value is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function strictOptional<Schema extends z.ZodMiniType>(schema: Schema): Optional<Schema> {
  return z.codec(z.optional(orNull(schema)), z.custom<z.output<Schema> | undefined>(), {
    decode: presentOr,
    encode: (value) => value,
  });
}

/** A required key whose value may be null; an invalid value is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Wire, Value>(schema: Codec<Wire, Value>): Codec<Wire | null, Value | undefined> {
  return z.codec(orNull(schema), z.custom<Value | undefined>(), {
    decode: (value) => value ?? undefined,
    encode: (value) => value ?? null,
  });
}

/** Text as received; undefined or null if it is missing or invalid. */
export const nullishString = caught(coercedString);

/** A number as received; undefined or null if it is missing or invalid. */
export const nullishNumber = caught(coercedNumber);

/** Text; "" if it is missing. */
export const text: Codec<string | number | null | undefined, string> = z.codec(nullishString, z.string(), {
  decode: (sent) => sent ?? "",
  encode: (value) => value,
});

/** Like `text`; "" is written as null. */
export const textOrNull: Codec<string | number | null | undefined, string> = z.codec(nullishString, z.string(), {
  decode: (sent) => sent ?? "",
  encode: (value) => value || null,
});

/** A boolean; false if it is missing. */
export const optionalBoolean = z.codec(caught(coercedBoolean), z.boolean(), {
  decode: (sent) => sent ?? false,
  encode: (value) => value,
});

/* @__NO_SIDE_EFFECTS__ */
function caught<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.catch(z.nullable(schema), null));
}

function presentOr<Value>(value: Value | null | undefined): Value | undefined {
  return value === "" ? undefined : (value ?? undefined);
}
