import type { Result } from "@petbox/domain/result";
import * as z from "zod/mini";
import type { Codec } from "./codec.ts";

/** Text that the server may leave out or send as null. */
export const optionalText = z.optional(z.nullable(z.string()));

export const wholeNumber = z.number().check(z.int());

/**
 * Text as a rule of the domain reads it. What the rule does not accept is wrong, with the rule's own words.
 * @param wire what of it can be said without the rule.
 */
/* @__NO_SIDE_EFFECTS__ */
export function parsed<Value extends string>(
  parse: (sent: string) => Result<Value, string>,
  wire: Codec<string, string> = z.string(),
): Codec<string, Value> {
  return z.codec(wire, z.custom<Value>(), {
    decode(sent, context) {
      const result = parse(sent);
      return result.ok ? result.value : wrong(context, result.error);
    },
    encode: (value) => value,
  });
}

/** The same where nobody is told what is wrong: what the rule does not accept counts as unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function understood<Value extends string>(
  parse: (text: string) => Result<Value, string>,
): Codec<string | null | undefined, Value | undefined> {
  return z.codec(optionalText, z.custom<Value | undefined>(), {
    decode(sent) {
      const result = parse(sent ?? "");
      return result.ok ? result.value : undefined;
    },
    encode: (value) => value ?? null,
  });
}

/** Text that is empty where the server leaves it out. */
export const text: Codec<string | null | undefined, string> = z.codec(optionalText, z.string(), {
  decode: (sent) => sent ?? "",
  encode: (value) => value,
});

/** The same; none is sent as null. */
export const textOrNull: Codec<string | null | undefined, string> = z.codec(optionalText, z.string(), {
  decode: (sent) => sent ?? "",
  encode: (value) => value || null,
});

/** Says that a value is wrong. @param field under which wire name, when not the value's own. */
export function wrong(context: z.core.ParsePayload, message: string, field?: string): never {
  context.issues.push({
    code: "custom",
    input: context.value,
    message,
    path: field === undefined ? [] : [field],
    continue: false,
  });
  return z.NEVER;
}

/** What the server knows, or null when it knows nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Wire, Value>(schema: Codec<Wire, Value>): Codec<Wire | null, Value | undefined> {
  return z.codec(z.nullable(schema), z.custom<Value | undefined>(), {
    decode: (value) => value ?? undefined,
    encode: (value) => value ?? null,
  });
}

/** What may be left out, null or empty: then there is none. None is sent as null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Schema extends z.ZodMiniType>(
  schema: Schema,
): Codec<z.input<Schema> | null | undefined, z.output<Schema> | undefined> {
  return z.codec(z.optional(z.nullable(schema)), z.custom<z.output<Schema> | undefined>(), {
    decode: (value) => value || undefined,
    encode: (value) => value ?? null,
  });
}

/** The same; of none nothing is sent. */
/* @__NO_SIDE_EFFECTS__ */
export function absent<Schema extends z.ZodMiniType>(
  schema: Schema,
): Codec<z.input<Schema> | null | undefined, z.output<Schema> | undefined> {
  return z.codec(z.optional(z.nullable(schema)), z.custom<z.output<Schema> | undefined>(), {
    decode: (value) => value || undefined,
    encode: (value) => value,
  });
}

/** Yes or no, which some servers write as a number, and some as text (decision 54). */
export const flag = z.codec(z.union([z.boolean(), z.number(), z.enum(["true", "false", "1", "0"])]), z.boolean(), {
  decode: (wire) => wire !== false && wire !== 0 && wire !== "false" && wire !== "0",
  encode: (value) => value,
});

/** The same where what is not said is no. */
export const mark = z.codec(z.optional(z.nullable(flag)), z.boolean(), {
  decode: (said) => said ?? false,
  encode: (value) => value,
});
