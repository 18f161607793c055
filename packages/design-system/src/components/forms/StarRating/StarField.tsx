import { type Rating, ratingValues } from "@petbox/domain/rating/average";
import { Star } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { checkedOf } from "../Field/checkedOf.ts";
import { FieldGroup, type RadioFieldProps } from "../Field/FieldGroup.tsx";
import { Choice, Field, Radio, Stars, Word, Words } from "./StarRating.styles.ts";
import { type StarRatingTexts, starRatingTexts } from "./starRatingTexts.ts";

export interface StarFieldProps extends RadioFieldProps {
  /** The key of the value, "1" to "5", and of the error in the form. */
  name: string;
  /** The rating of a controlled field; null for none. */
  value?: Rating | null | undefined;
  /** The initial rating of an uncontrolled field. */
  defaultValue?: Rating | undefined;
  /** Disables every star. */
  disabled?: boolean | undefined;
  /** Whether a rating is required. */
  required?: boolean | undefined;
  /** Called with the rating. */
  onValueChange?: ((value: Rating) => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<StarRatingTexts> | undefined;
}

/** A rating to give: radios for the keyboard, screen readers and the form. */
export function StarField(props: StarFieldProps) {
  const { name, value: given, defaultValue, disabled, required, onValueChange, texts, ...group } = props;
  const { valueText, starText } = useTexts("starRating", starRatingTexts, texts);
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
                form={group.form}
                value={value}
                {...checkedOf(value, given, defaultValue)}
                disabled={disabled}
                required={required}
                onChange={() => onValueChange?.(value)}
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
