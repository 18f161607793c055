import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { nullishString } from "../contract/optional.ts";
import type { Outcome } from "../contract/outcome.ts";
import { isTruthyInPhp } from "../contract/presence.ts";

/** Whether a payment was created: `success` is present and truthy (SUB-304). */
export const paymentCreatedWire = z.codec(
  z.object({ success: z.optional(z.unknown()), error: nullishString, message: nullishString }),
  z.custom<Outcome<object>>(),
  {
    decode({ success, error, message }) {
      if (isTruthyInPhp(success)) return accepted({});
      const text = error || message;
      return rejected(text ? { message: text } : {});
    },
    encode: (result) => (result.ok ? { success: true } : { error: result.error.message }),
  },
);
