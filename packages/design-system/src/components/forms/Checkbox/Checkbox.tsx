import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { resetTo } from "../Field/checkedOf.ts";
import { choiceLabel } from "../Field/choiceLabel.styles.ts";
import { choiceMark } from "../Field/choiceMark.styles.ts";
import { Hint, Messages } from "../Field/Field.styles.ts";
import { MessageRow } from "../Field/MessageRow.tsx";
import { useFieldDescription } from "../Field/useFieldDescription.ts";

const Root = styled.div`
  display: grid;
  scroll-margin-block: ${tokens.space.s16};
  /* The label has room of its own below its text. */
  > ${Messages}:not([data-shown]) { margin-block-end: 0; }
  > :not(label) {
    margin-inline-start: calc(${tokens.size.icon} + ${tokens.space.s3});
  }
`;

const Label = styled.label`
  ${choiceLabel}
  justify-self: start;
`;

const Box = styled.input`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin: 0;
  accent-color: ${tokens.color.primary};
  cursor: inherit;
  ${choiceMark}
  @media screen and (forced-colors: none) {
    border-radius: ${tokens.space.s1};
    &::before { background: ${tokens.color.onPrimary}; clip-path: polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 84% 4%, 40% 70%); }
    &:checked { background: ${tokens.color.primary}; }
  }
  &[aria-invalid="true"] {
    outline: ${tokens.size.borderThick} solid ${tokens.color.danger};
    outline-offset: ${tokens.size.border};
  }
  &[aria-invalid="true"]:focus-visible {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** The key of the value ("on" when ticked) and of the error in the form. */
  name: string;
  /** The meaning of a ticked box. A link inside opens without ticking the box. */
  label: ReactNode;
  /** A line of help under the label; it stays when there is an error. */
  hint?: ReactNode;
  /** The error. Inside a form it comes by `name`; this prop takes precedence. */
  error?: string | undefined;
  /** Called with whether the box is ticked. */
  onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

/**
 * A checkbox. Its error takes up space only when present, since checkboxes are often in a list.
 *
 * @example
 * <Checkbox name="terms" label="Aceito os termos" />
 */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error: _error, onCheckedChange, className, name, onChange, ...rest } = props;
  const { "aria-describedby": describedBy, ...input } = rest;
  const { controlId, message, hintId, errorId, described } = useFieldDescription(props, describedBy);

  return (
    <Root className={className} data-invalid={message ? "" : undefined}>
      <Label ref={resetTo(input.checked)}>
        <Box
          {...input}
          type="checkbox"
          id={controlId}
          name={name}
          aria-describedby={described}
          aria-invalid={message ? true : input["aria-invalid"]}
          onChange={(event) => {
            onCheckedChange?.(event.currentTarget.checked);
            onChange?.(event);
          }}
        />
        <span data-field-label="">{label}</span>
      </Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      <MessageRow errorId={errorId} error={message} />
    </Root>
  );
}
