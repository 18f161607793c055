import { type Rating, ratingValues } from "@petbox/domain/rating/average";
import { Star } from "lucide-react";
import { useId } from "react";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { FieldGroup, type FieldGroupProps } from "../Field/FieldGroup.tsx";
import { Choice, Field, Radio, Stars, Word, Words } from "./StarRating.styles.ts";

export interface StarFieldProps extends FieldGroupProps {
  /** The key of the value, "1" to "5", and of the error in the form. */
  name: string;
  /** The stars that are given at first. */
  defaultValue?: Rating | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Is told the stars that were given. */
  onValueChange?: ((value: Rating) => void) | undefined;
  /**
   * The word for a number of stars, shown beside them once they are given.
   * @default (value) => ["Péssimo", "Ruim", "Razoável", "Bom", "Ótimo"][value - 1]
   */
  valueText?: (value: Rating) => string;
  /** @default (value) => `${value} de 5` */
  starText?: (value: Rating) => string;
  value?: never;
}

const words: Readonly<Record<Rating, string>> = { 1: "Péssimo", 2: "Ruim", 3: "Razoável", 4: "Bom", 5: "Ótimo" };

/** Stars to be given: radios, of which the keyboard and the form know nothing else. */
export function StarField(props: StarFieldProps) {
  const { name, defaultValue, disabled, required, onValueChange, ...others } = props;
  const { valueText = (value) => words[value], starText = (value) => `${value} de 5`, ...group } = others;
  const id = useId();
  return (
    <FieldGroup {...group} name={name}>
      <Field>
        <Stars>
          {ratingValues.map((value) => (
            <Choice key={value}>
              <Radio
                type="radio"
                id={`${id}-${value}`}
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                disabled={disabled}
                required={required}
                onInput={() => onValueChange?.(value)}
              />
              <Star aria-hidden />
              <VisuallyHidden>{`${starText(value)}, ${valueText(value)}`}</VisuallyHidden>
            </Choice>
          ))}
        </Stars>
        <Words aria-hidden>
          {ratingValues.map((value) => (
            <Word key={value} data-value={value}>
              {valueText(value)}
            </Word>
          ))}
        </Words>
      </Field>
    </FieldGroup>
  );
}
