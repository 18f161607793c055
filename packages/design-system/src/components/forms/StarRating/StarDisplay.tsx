import { formatRating, starsOf } from "@petbox/domain/rating/average";
import { Star, StarHalf } from "lucide-react";
import type { ComponentProps } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Shown, ShownStar } from "./StarRating.styles.ts";
import { type StarRatingTexts, starRatingTexts } from "./starRatingTexts.ts";

export interface StarDisplayProps extends Omit<ComponentProps<"span">, "children" | "role"> {
  /** From 0 to `max`, drawn in half stars. */
  value: number;
  /**
   * The number of stars.
   * @default 5
   */
  max?: number | undefined;
  /**
   * The size of the stars.
   * @default "small"
   */
  size?: "small" | "large" | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<StarRatingTexts> | undefined;
  /** Absent: with a name it is a field. */
  name?: never;
}

/** A rating to look at. */
export function StarDisplay({ value, max = 5, size, texts, ...rest }: StarDisplayProps) {
  const { spokenText } = useTexts("starRating", starRatingTexts, texts);
  const stars = starsOf(value, max);
  const spoken = spokenText(useFormat("rating", formatRating)(value), max);
  const named = spoken === "" ? { "aria-hidden": true } : { role: "img", "aria-label": spoken };
  return (
    <Shown {...named} {...rest} data-size={size}>
      {Array.from({ length: max }, (_, index) => index + 1).map((star) => {
        const fill = stars >= star ? "full" : stars >= star - 0.5 ? "half" : "empty";
        return (
          <ShownStar key={star} data-fill={fill}>
            <Star aria-hidden />
            {fill === "half" ? <StarHalf aria-hidden /> : null}
          </ShownStar>
        );
      })}
    </Shown>
  );
}
