import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { coercedBoolean, coercedString } from "./coerced.ts";
import { optional, text } from "./optional.ts";
import { type Outcome, outcome } from "./outcome.ts";

/** The reply to a saved step: `genero` is the `pet` parameter of the next URL, unchanged (decision 4). */
export const savedStep = outcome({ genero: ["genero", optional(coercedString)] });

/** The reply to a call that only says whether it worked. */
export const succeeded = outcome({});

/** `{ success, message }` ↔ what the server says of what it has done, or why it does not; either may be without a word. */
export const succeededWithText = z.codec(
  z.object({ success: coercedBoolean, message: text }),
  z.custom<Outcome<string>>(),
  {
    decode: ({ success, message }) => (success ? accepted(message) : rejected(message === "" ? {} : { message })),
    encode: (said) => ({ success: said.ok, message: said.ok ? said.value : (said.error.message ?? "") }),
  },
);
