import { type Result, rejected } from "./result.ts";

/** What is wrong with a form: for each field that was refused, the Portuguese message to show beside it. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The messages of the fields that were refused, out of what came of each field's own rule. */
export function fieldErrorsOf<Name extends string>(
  results: Readonly<Record<Name, Result<unknown, string>>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name in results) {
    const result = results[name];
    if (!result.ok) errors[name] = result.error;
  }
  return errors;
}

/** The result of a form that has one field: the value, or its error under the field's name. */
export function fieldResult<Value>(name: string, result: Result<Value, string>): Result<Value, FieldErrors<string>> {
  return result.ok ? result : rejected({ [name]: result.error });
}
