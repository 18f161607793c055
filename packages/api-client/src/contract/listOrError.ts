import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { arrayOfValid } from "./arrayOfValid.ts";
import { addIssue, type Codec } from "./codec.ts";
import type { Caught, Outcome } from "./outcome.ts";
import { rejectionTextIn } from "./rejectionTextIn.ts";

/** A message in any shape of the API, or only the fact of an error. */
const errorWire = z.optional(
  z.catch(
    z.nullable(z.union([z.string(), z.boolean(), z.number()])),
    ({ input }: Caught = {}) => rejectionTextIn(input) ?? null,
  ),
);

/**
 * `{ plans: […], error }` ↔ a list, or the error instead. A reply with neither breaks the contract; an error that is the text "false" or
 * "0" counts as absent (decision 54).
 * @param name the list's key, and the type of its rejection.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOrError<Wire, Item>(name: string, item: Codec<Wire, Item>) {
  const wire = z.object({ [name]: z.optional(z.nullable(arrayOfValid(item))), error: errorWire });
  return z.codec(wire, z.custom<Outcome<readonly Item[]>>(), {
    decode({ [name]: items, error }, context) {
      const hasError = error && !["false", "0"].includes(String(error));
      if (hasError) return rejected({ type: name, ...(typeof error === "string" && { message: error }) });
      return Array.isArray(items) ? accepted(items) : addIssue(context, "Sem lista e sem erro.");
    },
    encode: (result) =>
      result.ok ? { [name]: [...result.value] } : { [name]: null, error: result.error.message ?? true },
  });
}
