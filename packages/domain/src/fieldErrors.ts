import { type Result, rejected } from "./result.ts";

/** Form errors: for each rejected field, the Portuguese message to show beside it. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** Collects the messages of the rejected fields from each field's own `Result`. */
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

/** The result of a single-field form: the value, or its error under the field's name. */
export function fieldResult<Value>(name: string, result: Result<Value, string>): Result<Value, FieldErrors<string>> {
  return result.ok ? result : rejected({ [name]: result.error });
}
