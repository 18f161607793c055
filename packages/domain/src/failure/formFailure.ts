import type { FieldErrors } from "../fieldErrors.ts";
import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** What a form shows of a failure: the messages at its own fields, and a text above its button. */
export interface FormFailure {
  /** Undefined if every message stands at a field. */
  readonly text?: string | undefined;
  readonly fields?: FieldErrors<string> | undefined;
}

/** The form's name of each field that the server may name. */
export type FieldNames = Readonly<Record<string, string>>;

/**
 * Divides a failure between the fields of a form and the text above its button.
 * @param names the form's fields by wire name; messages of other fields belong to the text.
 * @param textOf the text of a failure that concerns no field of the form.
 */
export function formFailure(
  failure: Failure | undefined,
  names: FieldNames,
  textOf: (failure: Failure) => string = failureText,
): FormFailure {
  if (failure === undefined) return {};
  if (failure.kind !== "invalid") return { text: textOf(failure) };
  const known = new Map(Object.entries(names));
  const atFields = new Map<string, string>();
  const others: string[] = [];
  for (const [wireName, message] of Object.entries(failure.fields)) {
    const name = known.get(wireName);
    if (name === undefined) others.push(message);
    else if (!atFields.has(name)) atFields.set(name, message);
  }
  if (atFields.size === 0) return { text: textOf(failure) };
  const [message] = others;
  return {
    fields: Object.fromEntries(atFields),
    text: message === undefined ? undefined : textOf({ kind: "invalid", fields: {}, message }),
  };
}
