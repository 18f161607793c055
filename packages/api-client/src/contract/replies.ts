import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { type Outcome, outcome } from "./outcome.ts";
import { absent, flag, text } from "./wireValues.ts";

/** The reply to a saved step: `genero` is what the next address carries as `pet`, whatever it says (decision 4). */
export const savedStep = outcome({ genero: ["genero", absent(z.string())] });

/** The reply to a call that only says whether it worked. */
export const succeeded = outcome({});

/** `{ success, message }` ↔ what the server says of what it has done, or why it does not; either may be without a word. */
export const succeededWithText = z.codec(z.object({ success: flag, message: text }), z.custom<Outcome<string>>(), {
  decode: ({ success, message }) => (success ? accepted(message) : rejected(message === "" ? {} : { message })),
  encode: (said) => ({ success: said.ok, message: said.ok ? said.value : (said.error.message ?? "") }),
});
