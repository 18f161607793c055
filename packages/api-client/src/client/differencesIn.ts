import type * as z from "zod/mini";

interface Difference {
  readonly expected: string;
  readonly received: string;
}

/** Received data compared with the contract: "plan.price: number" and "plan.price: string". Shapes only, no values. */
export function differencesIn(issues: readonly z.core.$ZodIssue[], arrived: unknown): readonly Difference[] {
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
