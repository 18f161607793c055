import * as z from "zod/mini";
import type { Codec } from "./codec.ts";
import { coercedBoolean, coercedNumber, coercedString } from "./coerced.ts";

// Laravel sends null for an empty column, and "" where nothing turned it into null. A value that may be missing must not take
// the rest of its reply with it, so a wrong one counts as missing too. What is charged, and what a request sends, is strict.

type Optional<Schema extends z.ZodMiniType> = Codec<z.input<Schema> | null | undefined, z.output<Schema> | undefined>;

/** A value that may be missing, null, "" or wrong: then it is undefined. Undefined is written as null. */
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

/** Like `nullish`, but a wrong value is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function strictNullish<Schema extends z.ZodMiniType>(schema: Schema): Optional<Schema> {
  return z.codec(z.optional(z.nullable(schema)), z.custom<z.output<Schema> | undefined>(), {
    decode: presentOr,
    encode: (value) => value ?? null,
  });
}

/** Like `optional`, but a wrong value is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function strictOptional<Schema extends z.ZodMiniType>(schema: Schema): Optional<Schema> {
  return z.codec(z.optional(z.nullable(schema)), z.custom<z.output<Schema> | undefined>(), {
    decode: presentOr,
    encode: (value) => value,
  });
}

/** A value whose key is required, and that may be null; a wrong value is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Wire, Value>(schema: Codec<Wire, Value>): Codec<Wire | null, Value | undefined> {
  return z.codec(z.nullable(schema), z.custom<Value | undefined>(), {
    decode: (value) => value ?? undefined,
    encode: (value) => value ?? null,
  });
}

/** Text as it arrived; undefined or null where it is missing or wrong. */
export const nullishString = caught(coercedString);

/** A number as it arrived; undefined or null where it is missing or wrong. */
export const nullishNumber = caught(coercedNumber);

/** Text; "" where it is missing. */
export const text: Codec<string | number | null | undefined, string> = z.codec(nullishString, z.string(), {
  decode: (sent) => sent ?? "",
  encode: (value) => value,
});

/** Like `text`; "" is written as null. */
export const textOrNull: Codec<string | number | null | undefined, string> = z.codec(nullishString, z.string(), {
  decode: (sent) => sent ?? "",
  encode: (value) => value || null,
});

/** A boolean; false where it is missing. */
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
