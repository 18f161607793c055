import { type CivilDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
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

/** A word of the server's that the shop may not know: then it counts as unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function word<Value extends string>(
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = (value) => value,
): Codec<string | null | undefined, Value | undefined> {
  return z.codec(optionalText, z.custom<Value | undefined>(), {
    decode: (sent) => read(sent ?? ""),
    encode: (value) => (value === undefined ? null : write(value)),
  });
}

/**
 * A day, which may come with its hour. One that no calendar has ("0000-00-00") counts as unknown.
 * @param none what stands where there is no day.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dayOr(none: string | null): Codec<string | null | undefined, CivilDate | undefined> {
  return z.codec(optionalText, z.custom<CivilDate | undefined>(), {
    decode(sent) {
      const read = parseCivilDate((sent ?? "").slice(0, "yyyy-mm-dd".length));
      return read.ok ? read.value : undefined;
    },
    encode: (value) => value ?? none,
  });
}

/** The same; none is sent as null. */
export const day = dayOr(null);

/** Text that some servers write as a number. */
export const numberText: Codec<string | number, string> = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
});

/** A whole number from 0 on, which some servers write as text; sent as a number. */
export const count: Codec<string | number, number> = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  wholeNumber.check(z.nonnegative()),
  { decode: Number, encode: (value) => value },
);

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

/** How the server notes something. */
export const note = z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()])));

/** Whether something was noted: a day, a name or a number that is not nought. Written as 1 or 0. */
export const noted: Codec<z.input<typeof note>, boolean> = z.codec(note, z.boolean(), {
  decode: (sent) => Boolean(sent) && !["0", "false", "0000-00-00"].includes(String(sent).slice(0, 10)),
  encode: (value) => Number(value),
});

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
