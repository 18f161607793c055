import * as z from "zod/mini";
import { ApiError } from "./apiError.ts";

/** What came, as the contract reads it: nothing behind this point asks again. @throws ApiError contract. */
export function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, came: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, came);
  if (!parsed.success) throw new ApiError({ kind: "contract", detail: z.prettifyError(parsed.error) });
  return parsed.data;
}
