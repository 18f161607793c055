import { formatRating } from "@petbox/domain/rating/average";
import type { ComponentProps } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { StarRating } from "../../forms/StarRating/StarRating.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Average, Figure, Name, Root, Row, Unrated } from "./RatingSummary.styles.ts";
import { type RatingSummaryTexts, ratingSummaryTexts } from "./ratingSummaryTexts.ts";

/** A rated category: the BOX, its items, the service, the delivery. */
export interface RatedCategory {
  readonly label: string;
  /** From 1 to 5, from `averageRating` of the domain; undefined while not rated. */
  readonly average: number | undefined;
}

export interface RatingSummaryProps extends Omit<ComponentProps<"dl">, "children"> {
  /** The ratings in order, with unique names. */
  categories: readonly RatedCategory[];
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<RatingSummaryTexts> | undefined;
}

/** The ratings of several parts: an average for each, as stars and as a number. */
export function RatingSummary({ categories, texts, ...rest }: RatingSummaryProps) {
  const { unratedLabel, outOfLabel } = useTexts("ratingSummary", ratingSummaryTexts, texts);
  const rating = useFormat("rating", formatRating);
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
                  {rating(average)}
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
