import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import type { Outcome } from "./outcome.ts";
import { wrong } from "./wireValues.ts";

/** A text, or that there is an error of which nothing is said. */
const errorWire = z.optional(z.nullable(z.union([z.string(), z.boolean(), z.number()])));

/**
 * `{ plans: […], error }` ↔ a list, or why there is none. A reply that says neither is not what the contract says, and an
 * error that is the text "false" or "0" is none (decision 54).
 * @param name under which the list stands; a refusal has it as its type.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOrError<Item>(name: string, item: z.ZodMiniType<Item>) {
  const wire = z.object({ [name]: z.optional(z.nullable(z.array(item))), error: errorWire });
  return z.codec(wire, z.custom<Outcome<readonly Item[]>>(), {
    decode({ [name]: items, error }, context) {
      const hasError = error && !["false", "0"].includes(String(error));
      if (hasError) return rejected({ type: name, ...(typeof error === "string" && { message: error }) });
      return Array.isArray(items) ? accepted(items) : wrong(context, "Sem lista e sem erro.");
    },
    encode: (said) => (said.ok ? { [name]: [...said.value] } : { [name]: null, error: said.error.message ?? true }),
  });
}
