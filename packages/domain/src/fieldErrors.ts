import { type Result, rejected } from "./result.ts";

declare const content: unique symbol;

/** Form errors as a parser returns them: for each rejected field, its error code. `withMessages` turns them into `FieldErrors`. */
export type FieldErrorCodes<Name extends string, Code extends string> = Partial<Record<Name, Code>> & {
  readonly [content]?: "codes";
};

/** Form errors as a form shows them: for each rejected field, the message to show beside it. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>> & { readonly [content]?: "messages" };

/** The message of each error code. */
export type Messages<Code extends string> = Readonly<Record<Code, string>>;

/** Collects the codes of the rejected fields from each field's own `Result`. */
export function fieldErrorCodesOf<Name extends string, Code extends string>(
  results: Readonly<Record<Name, Result<unknown, Code>>>,
): FieldErrorCodes<Name, Code> {
  const codes: Partial<Record<Name, Code>> = {};
  for (const name in results) {
    const result = results[name];
    if (!result.ok) codes[name] = result.error;
  }
  return codes;
}

/** The result of a single-field form: the value, or its error code under the field's name. */
export function fieldResult<Value, Code extends string>(
  name: string,
  result: Result<Value, Code>,
): Result<Value, FieldErrorCodes<string, Code>> {
  return result.ok ? result : rejected({ [name]: result.error });
}

/** Replaces each code with its message; `messages` may hold more codes than the parser has. */
export function fieldMessages<Name extends string, Code extends string>(
  codes: FieldErrorCodes<Name, Code>,
  messages: Messages<NoInfer<Code>>,
): FieldErrors<Name> {
  const errors: Partial<Record<Name, string>> = {};
  const rejectedFields: Partial<Record<Name, Code>> = codes;
  for (const name in rejectedFields) {
    const code = rejectedFields[name];
    if (code !== undefined) errors[name] = messages[code];
  }
  return errors;
}

/** The result of a parser as a form takes it: the value, or the message of each rejected field. */
export function withMessages<Value, Name extends string, Code extends string>(
  result: Result<Value, FieldErrorCodes<Name, Code>>,
  messages: Messages<NoInfer<Code>>,
): Result<Value, FieldErrors<Name>> {
  return result.ok ? result : rejected(fieldMessages(result.error, messages));
}
