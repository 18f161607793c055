import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { coercedBoolean, coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";
import {
  errorsWire,
  messageOutcome,
  messageWire,
  type Outcome,
  outcome,
  rejectionIn,
  rejectionOf,
  sentErrors,
} from "./outcome.ts";

/** The reply to a saved step: `genero` is the `pet` parameter of the next URL, unchanged (decision 4). */
export const savedStep = outcome({ genero: ["genero", optional(coercedString)] });

/** The reply to a call that only reports success. */
export const succeeded = outcome({});

/** The reply to a call that reports success, or a message instead. */
export const succeededOrMessage = messageOutcome({});

/** `{ success, message }` ↔ the server's message on success, or its rejection as in `messageOutcome`; the message may be empty. */
export const succeededWithText = z.codec(
  z.object({ success: coercedBoolean, error: messageWire, errors: errorsWire, message: messageWire }),
  z.custom<Outcome<string>>(),
  {
    decode: ({ success, message, error, errors }) =>
      success ? accepted(message ?? "") : rejected(rejectionOf(errors, rejectionIn(message || error))),
    encode: (result) =>
      result.ok
        ? { success: true, message: result.value }
        : { success: false, message: result.error.message ?? "", ...sentErrors(result.error) },
  },
);
