import * as z from "zod";
import type { ZodMiniType } from "zod/mini";
import { jsonSchemaOf } from "../contract/openApiSchemas.ts";
import { Mismatch } from "./checkResult.ts";

const mostShown = 5;

/** The deepest issue of each: a union names only itself, and its branches name the wrong value. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors
    .flat()
    .map(deepest)
    .map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  return inner.toSorted((one, other) => other.path.length - one.path.length)[0] ?? issue;
}

const shown = (issues: readonly z.core.$ZodIssue[]) =>
  issues
    .slice(0, mostShown)
    .map(deepest)
    .map(({ path, message }) => `${path.join(".") || "the reply"}: ${message}`);

/**
 * Reads JSON by the contract. @returns a warning for each value that the shop reads and the contract does not document.
 * @throws Mismatch for JSON that the shop cannot read.
 */
export function checkSchema(schema: ZodMiniType, json: unknown): readonly string[] {
  const read = z.safeParse(schema, json);
  if (!read.success) throw new Mismatch("JSON of the contract", shown(read.error.issues).join("; "));
  const documented = z.fromJSONSchema(jsonSchemaOf(schema)).safeParse(json);
  return documented.success ? [] : shown(documented.error.issues);
}
