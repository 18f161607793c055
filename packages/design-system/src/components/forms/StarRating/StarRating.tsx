import { StarDisplay, type StarDisplayProps } from "./StarDisplay.tsx";
import { StarField, type StarFieldProps } from "./StarField.tsx";

export type StarRatingProps = StarFieldProps | StarDisplayProps;

/** Stars from one to five: with `name` an input of a form, with only `value` a display. */
export function StarRating(props: StarRatingProps) {
  return props.name !== undefined ? <StarField {...props} /> : <StarDisplay {...props} />;
}
