import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import type { Outcome } from "../contract/outcome.ts";
import { optionalText } from "../contract/wireValues.ts";

/** What is no success. */
const noSuccess = new Set<unknown>([undefined, null, false, 0, "", "0", "false"]);

/** Whether a payment was asked for with success: when `success` is there, whatever it says but no (SUB-304). */
export const paymentCreatedWire = z.codec(
  z.object({ success: z.optional(z.unknown()), error: optionalText, message: optionalText }),
  z.custom<Outcome<object>>(),
  {
    decode({ success, error, message }) {
      if (!noSuccess.has(success)) return accepted({});
      const text = error || message;
      return rejected(text ? { message: text } : {});
    },
    encode: (said) => (said.ok ? { success: true } : { error: said.error.message }),
  },
);
