import * as z from "zod/mini";
import { ApiError } from "./apiError.ts";

/** Parses received data. @throws ApiError contract */
export function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, arrived: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, arrived);
  if (!parsed.success) throw new ApiError({ kind: "contract", detail: z.prettifyError(parsed.error) });
  return parsed.data;
}
