import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldError } from "../Form/FormErrorsContext.ts";
import { Hint, Label, Messages, Root } from "./Field.styles.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldQuestion } from "./FieldQuestion.tsx";
import type { FieldTexts } from "./fieldTexts.ts";

/** What the control inside a field must carry. */
export interface FieldControl {
  id: string;
  name?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<"div">, "children" | "id"> {
  /** The name of the control: the key of its error in the form around it. */
  name?: string | undefined;
  /** The id of the control; made up when missing. */
  id?: string | undefined;
  /** Ids that describe the control besides the hint and the error. */
  describedBy?: string | undefined;
  /** What stands at the end of the message line, as a character counter; its id, when it is seen, describes the control too. */
  counter?: { readonly id?: string | undefined; readonly content: ReactNode } | undefined;
  /** The control, given its id, its name and what describes it. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * The frame of a field: label, hint, control, and a line for the error that is there from the start, so that nothing
 * moves when the error comes.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, name, id, describedBy, counter, children, ...root } = props;
  const ownId = useId();
  const formError = useFieldError(name);
  const message = error ?? formError;
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  const described = [describedBy, hintId, errorId, counter?.id].filter(Boolean).join(" ");

  return (
    <Root {...root} data-invalid={message ? "" : undefined}>
      <Label htmlFor={controlId}>
        <FieldQuestion label={label} optional={optional} />
      </Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children({
        id: controlId,
        ...(name === undefined ? {} : { name }),
        ...(described === "" ? {} : { "aria-describedby": described }),
        ...(message ? { "aria-invalid": true } : {}),
      })}
      <Messages>
        <FieldError id={errorId} message={message} />
        {counter?.content}
      </Messages>
    </Root>
  );
}
