import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { tokens } from "../../../tokens/index.ts";
import { checkedOf } from "../Field/checkedOf.ts";
import { choiceLabel } from "../Field/choiceLabel.styles.ts";
import { FieldGroup, type RadioFieldProps } from "../Field/FieldGroup.tsx";
import { radioMark } from "./radioMark.styles.ts";

const Options = styled.div`
  display: grid;
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.s6};
  }
`;

const Option = styled.label`
  ${choiceLabel}
`;

const Dot = styled.input`
  flex: none;
  inline-size: ${tokens.size.icon};
  block-size: ${tokens.size.icon};
  margin: 0;
  accent-color: ${tokens.color.primary};
  cursor: inherit;
  ${radioMark}
  [aria-invalid="true"] & {
    outline: ${tokens.size.borderThick} solid ${tokens.color.danger};
    outline-offset: ${tokens.size.border};
    border-radius: ${tokens.radius.pill};
  }
  [aria-invalid="true"] &:focus-visible {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
  }
`;

const Description = styled.span`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** One line under the label. */
  readonly description?: ReactNode;
  /** Disables this option. */
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps {
  /** The key of the value and of the error in the form. */
  name: string;
  /** The options, in their order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, for a controlled group; null for none. */
  value?: NoInfer<Value> | null | undefined;
  /** The initially chosen value, for an uncontrolled group. */
  defaultValue?: NoInfer<Value> | undefined;
  /**
   * Lays the options out side by side where they fit.
   * @default false
   */
  inline?: boolean | undefined;
  /** Disables every option. */
  disabled?: boolean | undefined;
  /** Whether a choice is required. */
  required?: boolean | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/**
 * A choice of a few options, all visible at once. The type of the value follows from the options.
 *
 * @example
 * <RadioGroup name="sex" label="Sexo" options={[{ value: "male", label: "Macho" }, { value: "female", label: "Fêmea" }]} />
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { name, options, value, defaultValue, inline = false, disabled, required, onValueChange, ...group } = props;
  const id = useId();
  warnInDevelopment(() => {
    if (defaultValue === undefined || options.some((option) => option.value === defaultValue)) return undefined;
    return `RadioGroup "${name}" begins with a value that is none of its options, so none of them is chosen. Give it the value of an option, or none.`;
  });
  return (
    <FieldGroup {...group} name={name}>
      <Options data-inline={inline ? "" : undefined}>
        {options.map((option, index) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              id={`${id}-${index}`}
              name={name}
              form={group.form}
              value={option.value}
              {...checkedOf(option.value, value, defaultValue)}
              disabled={disabled || option.disabled}
              required={required}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.description ? <Description>{option.description}</Description> : null}
            </span>
          </Option>
        ))}
      </Options>
    </FieldGroup>
  );
}
