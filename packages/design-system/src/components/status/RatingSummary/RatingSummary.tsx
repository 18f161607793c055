import { formatRating } from "@petbox/domain/rating/average";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { StarRating } from "../../forms/StarRating/StarRating.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { type RatingSummaryTexts, ratingSummaryTexts } from "./ratingSummaryTexts.ts";

/** Limits the distance between a name and its stars. */
const Root = styled.dl`
  display: grid;
  width: 100%;
  max-width: ${tokens.size.tileLarge};
  gap: ${tokens.space.s2};
  min-width: 0;
`;

/** The stars of all rows are in one column: beside the names, however long, or below them all where no name has room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s4};
`;

const Name = styled.dt`
  flex: 1 1 6em;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Average = styled.dd`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
`;

const Figure = styled.span`
  min-width: 1.6em;
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Unrated = styled.span`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

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

/**
 * The ratings of several parts: an average for each, as stars and as a number.
 *
 * @example
 * <RatingSummary categories={[{ label: "BOX", average: 4.7 }, { label: "Entrega", average: undefined }]} />
 */
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
