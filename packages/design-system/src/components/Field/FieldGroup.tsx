import { type ReactNode, useId } from "react";
import { useFieldError } from "../Form/FormErrorsContext.ts";
import { GroupLegend, GroupRoot, Hint, Messages, Optional } from "./Field.styles.ts";
import { FieldError } from "./FieldError.tsx";

export interface FieldGroupProps {
  /** What is asked. */
  legend: ReactNode;
  /**
   * Keeps the question for screen readers alone, where the page's heading already asks it.
   * @default false
   */
  legendHidden?: boolean | undefined;
  /** A line of help under the question; it stays when an error comes. */
  hint?: ReactNode;
  /** What is wrong; inside a form it comes by `name`, and this one wins. */
  error?: string | undefined;
  /**
   * Says "(opcional)" beside the question.
   * @default false
   */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** The frame of a question with several radios: question, hint, radios, and a line for the error. */
export function FieldGroup(props: FieldGroupProps & { name: string; children: ReactNode }) {
  const { legend, legendHidden = false, hint, error, optional = false, name, className, children } = props;
  const id = useId();
  const formError = useFieldError(name);
  const message = error ?? formError;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = message ? `${id}-error` : undefined;

  return (
    <GroupRoot
      className={className}
      role="radiogroup"
      aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      aria-invalid={message ? true : undefined}
      data-invalid={message ? "" : undefined}
    >
      <GroupLegend data-hidden={legendHidden ? "" : undefined}>
        <span data-field-label="">{legend}</span>
        {optional ? <Optional> (opcional)</Optional> : null}
      </GroupLegend>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children}
      <Messages>
        <FieldError id={errorId} message={message} />
      </Messages>
    </GroupRoot>
  );
}
