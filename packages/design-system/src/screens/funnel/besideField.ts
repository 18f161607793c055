import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { type Result, rejected } from "@petbox/domain/result";

/** What a form with one answer gives: the value, or its message as the error of the field of that name. */
export function besideField<Value>(name: string, result: Result<Value, string>): Result<Value, FieldErrors<string>> {
  return result.ok ? result : rejected({ [name]: result.error });
}
