import * as z from "zod/mini";
import type { Codec } from "./codec.ts";

// Text in a request body is one line that fits a database column, except for these schemas. The server recognises them by
// identity and applies no such check, so they carry no checks of their own.

/** A secret, which is read and never kept as it is: a password, a token. */
export const secretText = z.string();

/** Text of several lines; a rule of the domain limits and cleans it. */
export const longText = z.string();

/** Like `longText`, and "" where it is missing. */
export const optionalLongText: Codec<string | null | undefined, string> = z.codec(
  z.optional(z.nullable(longText)),
  z.string(),
  { decode: (sent) => sent ?? "", encode: (value) => value },
);
