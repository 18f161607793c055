import * as z from "zod/mini";

/** Adds an issue to the value being decoded. @param field the wire name of the wrong field, if it is not the value itself. */
export function addIssue(context: z.core.ParsePayload, message: string, field?: string): never {
  context.issues.push({
    code: "custom",
    input: context.value,
    message,
    path: field === undefined ? [] : [field],
    continue: false,
  });
  return z.NEVER;
}
