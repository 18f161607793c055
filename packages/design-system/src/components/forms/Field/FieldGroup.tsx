import { type ComponentProps, type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { Hint } from "./Field.styles.ts";
import { GroupLegend, GroupRoot } from "./FieldGroup.styles.ts";
import { FieldQuestion } from "./FieldQuestion.tsx";
import type { FieldTexts } from "./fieldTexts.ts";
import { MessageRow } from "./MessageRow.tsx";
import { useFieldDescription } from "./useFieldDescription.ts";
import { useMergedRef } from "./useMergedRef.ts";

export interface FieldGroupProps extends FieldTexts, Omit<ComponentProps<"fieldset">, "children" | "name"> {}

/** The props shared by every choice between radios. */
export interface RadioFieldProps
  extends FieldTexts,
    Omit<ComponentProps<"fieldset">, "children" | "name" | "onChange"> {
  /**
   * Not available: react-hook-form's `register` would only track the first of the group's inputs, and lose the value. Use its `Controller`
   * with `value` and `onValueChange`.
   */
  onChange?: never;
}

interface GroupContent {
  /** The key of the value and of the error in the form. */
  name: string;
  /** The radios. */
  children: ReactNode;
}

/**
 * The frame of a group of radios: question, hint, radios, and the error.
 *
 * @example
 * <FieldGroup name="period" label="Quando podemos ligar?">
 *   <label><input type="radio" name="period" value="morning" /> De manhã</label>
 *   <label><input type="radio" name="period" value="afternoon" /> À tarde</label>
 * </FieldGroup>
 */
export function FieldGroup(props: FieldGroupProps & GroupContent) {
  const { label, labelHidden, hint, error, optional, name, children, ref, ...root } = props;
  const field = { name, hint, error };
  const { message, hintId, errorId, described } = useFieldDescription(field, root["aria-describedby"]);

  return (
    <GroupRoot
      {...root}
      ref={useGroupRef(ref)}
      role="radiogroup"
      aria-describedby={described}
      aria-invalid={message ? true : root["aria-invalid"]}
      data-invalid={message ? "" : undefined}
    >
      <GroupLegend data-hidden={labelHidden ? "" : undefined}>
        <FieldQuestion label={label} optional={optional} />
      </GroupLegend>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children}
      <MessageRow errorId={errorId} error={message} />
    </GroupRoot>
  );
}

/**
 * The ref of a group of radios. A group is not focusable: calling `focus()` on it, as a form library does for a wrong
 * field, focuses the chosen radio, or the first one that can be chosen.
 */
function useGroupRef(given: Ref<HTMLFieldSetElement> | undefined) {
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const focus = (options?: FocusOptions) =>
      (
        element.querySelector<HTMLInputElement>(":checked:enabled") ??
        element.querySelector<HTMLInputElement>("input:enabled")
      )?.focus(options);
    // Defined on the element itself: an assignment could reach a setter of the prototype, and so all elements.
    Object.defineProperty(element, "focus", { configurable: true, value: focus });
  }, []);
  return useMergedRef(group, given);
}
