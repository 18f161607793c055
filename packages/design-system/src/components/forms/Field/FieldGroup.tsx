import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldError } from "../Form/FormErrorsContext.ts";
import { Hint, Messages } from "./Field.styles.ts";
import { FieldError } from "./FieldError.tsx";
import { GroupLegend, GroupRoot } from "./FieldGroup.styles.ts";
import { FieldQuestion } from "./FieldQuestion.tsx";
import type { FieldTexts } from "./fieldTexts.ts";
import { useGroupRef } from "./useGroupRef.ts";

export interface FieldGroupProps
  extends Omit<FieldTexts, "label">,
    Omit<ComponentProps<"fieldset">, "children" | "name"> {
  /** What is asked. */
  legend: ReactNode;
  /**
   * Keeps the question for screen readers alone, where the page's heading already asks it.
   * @default false
   */
  legendHidden?: boolean | undefined;
}

/** What every choice between radios takes, besides what is its own. */
export interface RadioFieldProps extends Omit<FieldGroupProps, "onChange"> {
  /**
   * There is none: a group holds one value in several inputs, of which react-hook-form's `register` would know the first
   * alone, and lose the answer. Its `Controller` takes `value` and `onValueChange`.
   */
  onChange?: never;
}

/** The frame of a question with several radios: question, hint, radios, and a line for the error. */
export function FieldGroup(props: FieldGroupProps & { name: string; children: ReactNode }) {
  const { legend, legendHidden, hint, error, optional, name, children, ref, ...root } = props;
  const describedBy = root["aria-describedby"];
  const id = useId();
  const formError = useFieldError(name);
  const message = error ?? formError;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = message ? `${id}-error` : undefined;

  return (
    <GroupRoot
      {...root}
      ref={useGroupRef(ref)}
      role="radiogroup"
      aria-describedby={[describedBy, hintId, errorId].filter(Boolean).join(" ") || undefined}
      aria-invalid={message ? true : undefined}
      data-invalid={message ? "" : undefined}
    >
      <GroupLegend data-hidden={legendHidden ? "" : undefined}>
        <FieldQuestion label={legend} optional={optional} />
      </GroupLegend>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children}
      <Messages>
        <FieldError id={errorId} message={message} />
      </Messages>
    </GroupRoot>
  );
}
