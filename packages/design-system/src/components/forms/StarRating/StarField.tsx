import { Star } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { checkedOf } from "../Field/checkedOf.ts";
import { FieldGroup, type RadioFieldProps } from "../Field/FieldGroup.tsx";
import { Choice, Field, Radio, Stars, Word, Words } from "./StarRating.styles.ts";
import { type StarRatingTexts, starRatingTexts } from "./starRatingTexts.ts";

export interface StarFieldProps extends RadioFieldProps {
  /** The key of the value, "1" to "5" or as `max` says, and of the error in the form. */
  name: string;
  /**
   * The number of stars, at most 10. The words for the ratings are for five: other numbers need their own `texts.valueText`, or have none.
   * @default 5
   */
  max?: number | undefined;
  /** The rating of a controlled field; null for none. */
  value?: number | null | undefined;
  /** The initial rating of an uncontrolled field. */
  defaultValue?: number | undefined;
  /** Disables every star. */
  disabled?: boolean | undefined;
  /** Whether a rating is required. */
  required?: boolean | undefined;
  /** Called with the rating. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<StarRatingTexts> | undefined;
}

/** A rating to give: radios for the keyboard, screen readers and the form. */
export function StarField(props: StarFieldProps) {
  const { name, max = 5, value: given, defaultValue, disabled, required, onValueChange, texts, ...group } = props;
  const { valueText, starText } = useTexts("starRating", starRatingTexts, texts);
  const id = useId();
  const values = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <FieldGroup {...group} name={name}>
      <Field>
        <Stars data-many={max > 5 || undefined}>
          {values.map((value) => (
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
              <VisuallyHidden>
                {[starText(value, max), valueText(value, max)].filter(Boolean).join(", ")}
              </VisuallyHidden>
            </Choice>
          ))}
        </Stars>
        <Words aria-hidden>
          {values.map((value) => (
            <Word key={value} data-value={value}>
              {valueText(value, max)}
            </Word>
          ))}
        </Words>
      </Field>
    </FieldGroup>
  );
}
