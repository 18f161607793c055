import type { ComponentProps, ReactElement } from "react";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Adornment, ControlFrame } from "../Field/control.styles.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/fieldTexts.ts";
import { Select } from "./SelectField.styles.ts";

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface Shared<Value extends string>
  extends FieldTexts,
    Omit<ComponentProps<"select">, "children" | "multiple" | "size" | "value" | "defaultValue"> {
  /** The key of the value and of the error in the form. */
  name: string;
  /** The options, in their order. */
  options: readonly SelectOption<Value>[];
}

interface Held<Value extends string> {
  /** The chosen value, for a controlled field. */
  value?: Value | undefined;
  /** The initially chosen value, for an uncontrolled group. */
  defaultValue?: Value | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: Value) => void) | undefined;
}

interface Unchosen {
  /** Shown while nothing is chosen; its value is the empty string. Without it the first option is chosen. */
  placeholder: string;
}

export type SelectFieldProps<Value extends string = string> = Shared<Value> &
  ((Held<NoInfer<Value>> & { placeholder?: undefined }) | (Held<NoInfer<Value> | ""> & Unchosen));

/** A choice from a list, with the platform's picker. The type of the value follows from the options. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>): ReactElement;
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, placeholder, onValueChange, className, ...select } = props;
  const { id, name, "aria-describedby": describedBy, onInput, ...rest } = select;
  warnInDevelopment(() => {
    const chosen = rest.value ?? rest.defaultValue ?? "";
    if (chosen === "" || options.some(({ value }) => value === chosen)) return undefined;
    return `SelectField "${name}" begins with a value that is none of its options, so the browser shows another one. Give it the value of an option, or none and a placeholder.`;
  });
  return (
    <Field {...{ label, hint, error, optional, name, id, describedBy, className }}>
      {(field) => (
        <ControlFrame data-adorned="">
          <Select
            {...rest}
            {...field}
            onInput={(event) => {
              onValueChange?.(event.currentTarget.value);
              onInput?.(event);
            }}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Adornment>
            <Glyph sign="open" />
          </Adornment>
        </ControlFrame>
      )}
    </Field>
  );
}
