import type { ExperienceTrack } from "@petbox/domain/gallery/experienceTracks";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { startPath } from "@petbox/domain/site/startPath";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Next } from "./GalleryScreen.styles.ts";

interface NextBoxProps {
  readonly species: Species;
  readonly track: ExperienceTrack;
  /** Whether the visitor chose the track. */
  readonly chosen: boolean;
  /** Whether the boxes above it are loading. */
  readonly waiting: boolean;
}

/** A link from past boxes to the next one. */
export function NextBox({ species, track, chosen, waiting }: NextBoxProps) {
  const pet = speciesQuery(species);
  return (
    <Next aria-labelledby="a-proxima" data-waiting={waiting || undefined}>
      <Heading headingLevel={2} size="heading" align="center" id="a-proxima">
        A próxima ainda é surpresa
      </Heading>
      <Text>Conte quem é o seu pet, e a caixa do mês já pode ser a dele.</Text>
      <LinkButton href={startPath({ species, track: chosen ? track.tag : undefined })} size="large">
        Quero a próxima caixa
      </LinkButton>
      <Link href={pathTo(sitePaths.track, { species: pet, track: track.tag })} standalone>
        {`Conhecer a trilha ${track.name}`}
      </Link>
    </Next>
  );
}
