import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { coercedBoolean, coercedString } from "./coerced.ts";
import { optional, text } from "./optional.ts";
import { messageOutcome, type Outcome, outcome } from "./outcome.ts";

/** The reply to a saved step: `genero` is the `pet` parameter of the next URL, unchanged (decision 4). */
export const savedStep = outcome({ genero: ["genero", optional(coercedString)] });

/** The reply to a call that only reports success. */
export const succeeded = outcome({});

/** The reply to a call that reports success, or a message instead. */
export const succeededOrMessage = messageOutcome({});

/** `{ success, message }` ↔ the server's message on success or on rejection; either may be empty. */
export const succeededWithText = z.codec(
  z.object({ success: coercedBoolean, message: text }),
  z.custom<Outcome<string>>(),
  {
    decode: ({ success, message }) => (success ? accepted(message) : rejected(message === "" ? {} : { message })),
    encode: (result) => ({ success: result.ok, message: result.ok ? result.value : (result.error.message ?? "") }),
  },
);
