import { type LevelName, levelNames } from "@petbox/domain/loyalty/levels";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Carousel } from "../../components/media/Carousel/index.ts";
import { LevelCard, type ProgrammeLevel } from "./LevelCard.tsx";

interface LevelCarouselProps {
  readonly levels: readonly ProgrammeLevel[];
  /** The subscriber's current level, shown first; undefined without a subscription. */
  readonly own: LevelName | undefined;
}

/** All levels from lowest to highest, in a loop (FUN-190, SUB-092). */
export function LevelCarousel({ levels, own }: LevelCarouselProps) {
  const ascending = [...levels].sort((one, other) => levelNames.indexOf(one.name) - levelNames.indexOf(other.name));
  const index = ascending.findIndex(({ name }) => name === own);
  return (
    <Stack gap="s4">
      <Heading headingLevel={2}>Todos os níveis</Heading>
      <Carousel
        label="Níveis do programa de fidelidade"
        wraps
        perSlide={3}
        defaultItem={Math.max(index, 0)}
        // Alone on a slide, it is a level that is counted.
        texts={{
          slideLabel: (slide, total) => `${total === levels.length ? "Nível" : "Página"} ${slide} de ${total}`,
        }}
        empty="Os níveis do programa não estão disponíveis agora."
      >
        {ascending.map((level) => (
          <LevelCard key={level.name} level={level} isOwn={level.name === own} />
        ))}
      </Carousel>
    </Stack>
  );
}
