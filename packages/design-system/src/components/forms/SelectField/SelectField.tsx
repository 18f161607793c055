import {
  type ComponentProps,
  type ReactElement,
  type RefObject,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { styled } from "styled-components";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Adornment, ControlFrame, controlLook } from "../Field/control.styles.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";

const Select = styled.select`
  ${controlLook}
  appearance: none;
  cursor: pointer;
`;

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface Shared<Value extends string>
  extends FieldTexts,
    Omit<ComponentProps<"select">, "children" | "multiple" | "size" | "name" | "value" | "defaultValue"> {
  /** The key of the value and of the error in the form. */
  name: string;
  /** The options, in their order. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, for a controlled field; "" for none, with a placeholder. */
  value?: NoInfer<Value> | "" | undefined;
  /** The initially chosen value, for an uncontrolled field. */
  defaultValue?: NoInfer<Value> | "" | undefined;
  /** Shown before a choice; its value is the empty string. Without it the first option is chosen. */
  placeholder?: string | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

interface WithoutPlaceholder<Value extends string> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  placeholder?: undefined;
}

interface WithPlaceholder<Value extends string> {
  placeholder: string;
  onValueChange?: ((value: Value | "") => void) | undefined;
}

export type SelectFieldProps<Value extends string = string> = Shared<Value> &
  (WithoutPlaceholder<NoInfer<Value>> | WithPlaceholder<NoInfer<Value>>);

/**
 * A choice from a list, with the platform's picker. The type of the value follows from the options.
 *
 * @example
 * <SelectField name="size" label="Porte" options={[{ value: "small", label: "Pequeno" }]} placeholder="Escolha" />
 */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>): ReactElement;
/** A choice from a list, with the platform's picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, optional, options, placeholder, onValueChange, className, ...select } =
    props;
  const { id, name, "aria-describedby": describedBy, ref, onInput, ...rest } = select;
  const control = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRef(control, ref);
  useResetValue(control, rest.value ?? rest.defaultValue, options);
  warnInDevelopment(() => {
    const chosen = rest.value ?? rest.defaultValue ?? "";
    // Options that are still loading are an empty list.
    if (chosen === "" || options.length === 0 || options.some(({ value }) => value === chosen)) return undefined;
    return `SelectField "${name}" begins with a value that is none of its options, so the browser shows another one. Give it the value of an option, or none and a placeholder.`;
  });
  return (
    <Field {...{ label, labelHidden, hint, error, optional, name, id, describedBy, className }}>
      {(field) => (
        <ControlFrame data-adorned="">
          <Select
            {...rest}
            {...field}
            ref={mergedRef}
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

/** Marks the option to which a reset returns, and keeps the current choice. */
function markDefault(select: HTMLSelectElement | null, value: string | undefined): void {
  if (select === null || value === undefined) return;
  const chosen = select.value;
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.value = chosen;
}

/**
 * Makes a reset return to the current value: React resets a form after its action, and tells a `<select>` neither a
 * controlled value nor a new default one.
 */
function useResetValue(
  control: RefObject<HTMLSelectElement | null>,
  value: string | undefined,
  options: readonly SelectOption[],
): void {
  // React resets the form before layout effects run, and the first time there is no element before them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are unmarked
  useInsertionEffect(() => markDefault(control.current, value), [control, value, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are unmarked
  useLayoutEffect(() => markDefault(control.current, value), [control, value, options]);
}
