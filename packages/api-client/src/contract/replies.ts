import { accepted } from "@petbox/domain/result";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";
import { messageOutcome, messageWire, type Outcome, outcome } from "./outcome.ts";

/** The reply to a saved step: `genero` is the `pet` parameter of the next URL, unchanged (decision 4). */
export const savedStep = outcome({ genero: ["genero", optional(coercedString)] });

/** The reply to a call that only reports success. */
export const succeeded = outcome({});

/** The reply to a call that reports success, or a message instead. */
export const succeededOrMessage = messageOutcome({});

/** `{ success, message }` ↔ the server's message on success, or its rejection as in `messageOutcome`; the message may be empty. */
export const succeededWithText = z.codec(
  messageOutcome({ text: ["message", messageWire] }),
  z.custom<Outcome<string>>(),
  {
    decode: (result) => (result.ok ? accepted(result.value.text ?? "") : result),
    encode: (result) => (result.ok ? accepted({ text: result.value }) : result),
  },
);
