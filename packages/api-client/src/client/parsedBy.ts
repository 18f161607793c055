import * as z from "zod/mini";
import { ApiError, type FailedCall } from "./apiError.ts";
import { differencesIn } from "./differencesIn.ts";

/** Parses received data. @throws ApiError contract, with the shapes of the first difference unless `call` has them. */
export function parsedBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  arrived: unknown,
  call?: FailedCall,
): z.output<Schema> {
  const parsed = z.safeParse(schema, arrived);
  if (parsed.success) return parsed.data;
  const differences = differencesIn(parsed.error.issues, arrived);
  const detail = differences.map(({ expected, received }) => `expected ${expected}, received ${received}`).join("; ");
  throw new ApiError({ kind: "contract", detail }, { ...differences[0], ...call, cause: parsed.error });
}
