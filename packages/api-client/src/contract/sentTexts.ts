import * as z from "zod/mini";
import type { Codec } from "./codec.ts";

// Text in a request body is a single line that fits a database column, except for these schemas. The server recognises them by identity and
// skips that check, so they have no checks themselves.

/** A secret that is never stored in plain text: a password, a token. */
export const secretText = z.string();

/** Text of several lines; a rule of the domain limits and cleans it. */
export const longText = z.string();

/** Like `longText`; "" if it is missing. */
export const optionalLongText: Codec<string | null | undefined, string> = z.codec(
  z.optional(z.nullable(longText)),
  z.string(),
  { decode: (sent) => sent ?? "", encode: (value) => value },
);
