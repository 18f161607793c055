import { withArticle } from "@petbox/domain/pet/phrases";
import { type BoxRating, ratedBoxTitle } from "@petbox/domain/rating/boxRating";
import { type Ref, useId } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

interface RatingTitleProps {
  readonly rating: BoxRating;
  readonly step: "box" | "service";
  readonly ref: Ref<HTMLHeadingElement>;
}

const places = { box: "Passo 1 de 2", service: "Passo 2 de 2" } as const;

/** The step's question and the box it concerns; the announcement includes the step number. */
export function RatingTitle({ rating, step, ref }: RatingTitleProps) {
  const placeId = useId();
  const question = step === "box" ? `O que ${withArticle(rating.pet)} achou do BOX?` : "E como foi com a gente?";
  return (
    <Stack gap="s2">
      <Text id={placeId} size="small" weight="bold" tone="primary">
        {places[step]}
      </Text>
      <Heading headingLevel={1} tabIndex={-1} ref={ref} aria-describedby={placeId}>
        {question}
      </Heading>
      <Text tone="soft">{ratedBoxTitle(rating)}</Text>
    </Stack>
  );
}
