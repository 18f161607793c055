import type { Result } from "@petbox/domain/result";
import * as z from "zod/mini";
import { addIssue, type Codec } from "./codec.ts";
import { coercedString } from "./coerced.ts";
import { nullish, nullishString } from "./optional.ts";

/**
 * Text that a parser of the domain accepts; the parser's own message is the issue.
 * @param wire the schema of the text before parsing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function parsed<Wire, Value extends string>(
  parse: (sent: string) => Result<Value, string>,
  wire: Codec<Wire, string>,
): Codec<Wire, Value>;
/* @__NO_SIDE_EFFECTS__ */
export function parsed<Value extends string>(parse: (sent: string) => Result<Value, string>): Codec<string, Value>;
/* @__NO_SIDE_EFFECTS__ */
export function parsed<Value extends string>(
  parse: (sent: string) => Result<Value, string>,
  wire: Codec<string, string> = z.string(),
): Codec<string, Value> {
  return z.codec(wire, z.custom<Value>(), {
    decode(sent, context) {
      const result = parse(sent);
      return result.ok ? result.value : addIssue(context, result.error);
    },
    encode: (value) => value,
  });
}

/**
 * Text that a parser of the domain accepts; undefined if it rejects the text.
 * @param wire the schema of the text before parsing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function optionalParsed<Value extends string>(
  parse: (text: string) => Result<Value, string>,
  wire: Codec<string | number, string> = coercedString,
): Codec<string | number | null | undefined, Value | undefined> {
  return z.codec(nullish(wire), z.custom<Value | undefined>(), {
    decode(sent) {
      const result = parse(sent ?? "");
      return result.ok ? result.value : undefined;
    },
    encode: (value) => value,
  });
}

/** One of the server's words; undefined for an unknown word. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalEnum<Value extends string>(
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = (value) => value,
): Codec<string | number | null | undefined, Value | undefined> {
  return z.codec(nullishString, z.custom<Value | undefined>(), {
    decode: (sent) => read(sent ?? ""),
    encode: (value) => (value === undefined ? null : write(value)),
  });
}
