import { type ReactNode, useId } from "react";
import { useFieldError } from "../Form/FormErrorsContext.ts";

interface DescribedField {
  readonly id?: string | undefined;
  readonly name: string | undefined;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** Ids of further descriptions, before and after hint and error. */
  readonly describedBy: string | undefined;
  readonly counterId?: string | undefined;
}

/** The error of a field, its own or the form's, and the ids that connect the control with its hint and its error. */
export function useFieldDescription({ id, name, hint, error, describedBy, counterId }: DescribedField) {
  const ownId = useId();
  const formError = useFieldError(name);
  const message = error ?? formError;
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  const descriptionIds = [describedBy, hintId, errorId, counterId].filter(Boolean).join(" ") || undefined;
  return { controlId, message, hintId, errorId, descriptionIds };
}
