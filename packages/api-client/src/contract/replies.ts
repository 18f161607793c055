import * as z from "zod/mini";

/** Text that the server may leave out or send as null. */
export const optionalText = z.optional(z.nullable(z.string()));

/** The answer to a saved step: `genero` is what the next address carries as `pet`, whatever it says (decision 4). */
export const savedStep = z.object({
  success: z.boolean(),
  genero: optionalText,
  error: optionalText,
});

/** The answer to a call that only says whether it worked. */
export const succeeded = z.object({
  success: z.boolean(),
  message: optionalText,
  error: optionalText,
});
