import { StarDisplay, type StarDisplayProps } from "./StarDisplay.tsx";
import { StarField, type StarFieldProps } from "./StarField.tsx";

export type StarRatingProps = StarFieldProps | StarDisplayProps;

/**
 * Five stars, or `max`: with `name` an input of a form, with only `value` a display.
 *
 * @example
 * <StarRating name="box" label="O que o Bob achou do BOX?" />
 */
export function StarRating(props: StarRatingProps) {
  return props.name !== undefined ? <StarField {...props} /> : <StarDisplay {...props} />;
}
