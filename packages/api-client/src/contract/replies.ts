import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import type { Codec, WireRecord } from "./codec.ts";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";
import { messageOutcome, messageWire, type Outcome, outcome, rejectionOf, sentErrors } from "./outcome.ts";
import { isTruthyInPhp } from "./presence.ts";
import { rejectionTextIn } from "./rejectionTextIn.ts";

/** The reply to a saved step: `genero` is the `pet` parameter of the next URL, unchanged (decision 4). */
export const savedStep = outcome({ genero: ["genero", optional(coercedString)] });

/** The reply to a call that only reports success. */
export const succeeded = outcome({});

/** Any JSON. A body that is not JSON, such as a page, arrives as undefined. */
const anyJson = z.unknown().check(z.refine((sent) => sent !== undefined, "JSON"));

/**
 * The reply to a call whose reply the documents do not show: any JSON, or an empty body, is a success unless it names a failure. It is
 * written like `succeeded`.
 */
export const acknowledged: Codec<unknown, z.output<typeof succeeded>> = z.codec(
  anyJson,
  z.custom<z.output<typeof succeeded>>(),
  {
    decode(sent) {
      const { success, has_error, error, errors, message } = withoutEnvelope(sent);
      const isRefused =
        success === undefined || success === null ? [has_error, error, errors].some(isSet) : !isTruthyInPhp(success);
      if (!isRefused) return accepted({});
      const text = rejectionTextIn(error) || rejectionTextIn(message);
      return rejected(rejectionOf(errors, text ? { message: text } : {}));
    },
    encode: (result) =>
      result.ok
        ? { success: true }
        : { success: false, error: result.error.message ?? "", ...sentErrors(result.error) },
  },
);

/** Whether an empty body is a success, too. */
export function mayBeEmpty(reply: z.core.$ZodType): boolean {
  return reply === acknowledged;
}

/** The fields of a reply, also those under `data` (decision 46). */
function withoutEnvelope(sent: unknown): WireRecord {
  const reply: WireRecord = { ...Object(sent) };
  return { ...Object(reply.data), ...reply };
}

function isSet(value: unknown): boolean {
  const isEmptyRecord = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return isTruthyInPhp(value) && !isEmptyRecord;
}

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
