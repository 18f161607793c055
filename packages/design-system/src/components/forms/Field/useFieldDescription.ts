import { type ReactNode, useId } from "react";
import { useFieldError } from "../Form/FormErrorsContext.ts";

interface DescribedField {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/**
 * The error of a field, its own or the form's, and the ids that connect the control with its hint and its error.
 * @param before ids of further descriptions, read before hint and error; those of `after` are read after them.
 */
export function useFieldDescription({ id, name, hint, error }: DescribedField, before?: string, after?: string) {
  const ownId = useId();
  const formError = useFieldError(name);
  const message = error ?? formError;
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  const described = [before, hintId, errorId, after].filter(Boolean).join(" ") || undefined;
  return { controlId, message, hintId, errorId, described };
}
