import { formatRating } from "@petbox/domain/rating/average";
import type { ComponentProps } from "react";
import { StarRating } from "../../forms/StarRating/StarRating.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Average, Figure, Name, Root, Row, Unrated } from "./RatingSummary.styles.ts";
import { type RatingSummaryTexts, ratingSummaryTexts } from "./ratingSummaryTexts.ts";

/** What was rated: the BOX, its items, the service, the delivery. */
export interface RatedCategory {
  readonly label: string;
  /** From 1 to 5, as `averageRating` of the domain gives it; undefined while it is not rated. */
  readonly average: number | undefined;
}

export interface RatingSummaryProps extends Omit<ComponentProps<"dl">, "children"> {
  /** What was rated, in the order in which it is read; the names are unlike each other. */
  categories: readonly RatedCategory[];
  /** Other words in the place of its own. */
  texts?: Partial<RatingSummaryTexts> | undefined;
}

/** How something was rated: an average for each part of it, as stars and as a number. */
export function RatingSummary({ categories, texts, ...rest }: RatingSummaryProps) {
  const { unratedLabel, outOfLabel } = { ...ratingSummaryTexts, ...texts };
  return (
    <Root {...rest}>
      {categories.map(({ label, average }) => (
        <Row key={label}>
          <Name>{label}</Name>
          <Average>
            {average === undefined ? (
              <Unrated>{unratedLabel}</Unrated>
            ) : (
              <>
                <StarRating value={average} texts={{ spokenText: () => "" }} />
                <Figure>
                  {formatRating(average)}
                  <VisuallyHidden>{` ${outOfLabel}`}</VisuallyHidden>
                </Figure>
              </>
            )}
          </Average>
        </Row>
      ))}
    </Root>
  );
}
