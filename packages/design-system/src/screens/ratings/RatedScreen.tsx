import { type BoxRating, ratedBoxTitle } from "@petbox/domain/rating/boxRating";
import { boxPaths } from "@petbox/domain/site/paths";
import { Printer } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { RatingSummary } from "../../components/status/RatingSummary/index.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";

interface RatedScreenProps {
  readonly rating: BoxRating;
  /** Whether the rating was sent on this visit, and not before. */
  readonly isJustSent: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const thanks = "Obrigado!";

/** Thanks for a rated box, with the given stars (SUB-049, SUB-050). */
export function RatedScreen({ rating, isJustSent, headingRef }: RatedScreenProps) {
  const { box, items, customerService, logistics } = rating;
  const categories = [
    { label: "O BOX como um todo", average: box },
    ...items.map((item) => ({ label: item.name, average: item.rating })),
    { label: "Atendimento", average: customerService },
    { label: "Entrega", average: logistics },
  ];
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading headingLevel={1} tabIndex={-1} ref={headingRef}>
          {isJustSent ? thanks : "Você já avaliou este BOX"}
        </Heading>
        {isJustSent ? (
          <Text>Recebemos a sua avaliação. É com ela que a gente escolhe o que vai nas próximas caixas.</Text>
        ) : (
          <Text size="title" weight="bold" tone="primary">
            {thanks}
          </Text>
        )}
      </Stack>
      <Card>
        <Stack gap="s4">
          <Heading headingLevel={2}>{ratedBoxTitle(rating)}</Heading>
          <RatingSummary categories={categories} />
        </Stack>
      </Card>
      <OnScreenOnly>
        <Stack gap="s3">
          <LinkButton href={boxPaths.received}>Ver BOX Recebidos</LinkButton>
          <Button variant="secondary" startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
            Imprimir a avaliação
          </Button>
        </Stack>
      </OnScreenOnly>
    </Stack>
  );
}
