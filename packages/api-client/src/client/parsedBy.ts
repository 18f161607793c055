import * as z from "zod/mini";
import { ApiError, type FailedCall } from "./apiError.ts";

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

interface Difference {
  readonly expected: string;
  readonly received: string;
}

/** Received data compared with the contract: "plan.price: number" and "plan.price: string". Shapes only, no values. */
function differencesIn(issues: readonly z.core.$ZodIssue[], arrived: unknown): readonly Difference[] {
  return issues.map((issue) => {
    const place = issue.path.map(String).join(".");
    const at = place && `${place}: `;
    return { expected: at + expectedBy(issue), received: at + kindOf(valueAt(arrived, issue.path)) };
  });
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return issue.expected;
  if (issue.code === "invalid_value") return issue.values.map(String).join(" or ");
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return issue.errors.map(([first]) => (first ? expectedBy(first) : issue.code)).join(" or ");
  return issue.code === "custom" ? issue.message : issue.code;
}

function valueAt(arrived: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    arrived,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  return Array.isArray(value) ? "array" : typeof value;
}
