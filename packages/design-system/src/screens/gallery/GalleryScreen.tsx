import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type ExperienceTrack, experienceTracks } from "@petbox/domain/gallery/experienceTracks";
import { boxTracks, type GalleryView, galleryPath } from "@petbox/domain/gallery/galleryView";
import { boxesIn, type PastBoxes, placeOfMonth } from "@petbox/domain/gallery/pastBoxes";
import { type Species, speciesLabels, speciesList, speciesQuery } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { Cat, Dog } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Tabs } from "../../components/navigation/Tabs/index.ts";
import { boxPictures } from "./boxPictures.tsx";
import { Choices, Next, NoChoice, Opening } from "./GalleryScreen.styles.ts";
import { PastBoxesSkeleton, PastBoxesView } from "./PastBoxesView.tsx";

export interface GalleryScreenProps {
  readonly result: AsyncResult<PastBoxes | null>;
  /** URL of the first picture, if known before the others. */
  readonly firstPicture?: string | undefined;
  /** The current view. */
  readonly view: GalleryView;
  /** URL of the funnel, with what the visitor has chosen (`nextBoxPath`). */
  readonly nextBoxHref: string;
  /** Called when the visitor selects another view. */
  readonly onView: (view: GalleryView) => void;
}

const marks = { dog: Dog, cat: Cat } as const;

const speciesPhrases: Readonly<Record<Species, string>> = { dog: "para cachorros", cat: "para gatos" };

/** The gallery of past boxes (MAN-011, MAN-134 to MAN-139). */
export function GalleryScreen({ result, firstPicture, view, nextBoxHref, onView }: GalleryScreenProps) {
  const boxesOf = (shown: GalleryView) => {
    const named = `Caixa ${shown.track?.name ?? "dos gatos"}`;
    return (
      <AsyncResultView result={result} skeleton={<PastBoxesSkeleton picture={firstPicture} />}>
        {(past) => {
          const boxes = boxesIn(past, shown);
          return (
            <PastBoxesView
              label={`Últimas caixas${shown.track ? ` da trilha ${shown.track.name},` : ""} ${speciesPhrases[shown.species]}`}
              pictures={boxPictures(boxes, named)}
              defaultPicture={placeOfMonth(boxes, shown.month)}
              empty={`As fotos destas caixas ainda não chegaram.${shown.track ? " Espie as das outras trilhas." : ""}`}
            />
          );
        }}
      </AsyncResultView>
    );
  };
  const panelOf = (species: Species) => {
    const own = view.species === species ? view : { species };
    const tracks = boxTracks(species);
    if (tracks.length === 0) {
      return (
        <>
          <NoChoice>Areia, petiscos e brincadeira: o que os gatos já aprovaram.</NoChoice>
          {boxesOf(own)}
        </>
      );
    }
    return (
      <Tabs
        label="Trilha"
        value={own.track?.tag}
        onValueChange={(tag) => onView({ species, track: tracks.find((track) => track.tag === tag) ?? tracks[0] })}
        tabs={tracks.map((track) => ({
          value: track.tag,
          label: track.name,
          href: galleryPath({ species, track }),
          panel: boxesOf(own.track?.tag === track.tag ? own : { species, track }),
        }))}
      />
    );
  };
  return (
    <>
      <Opening>
        <Heading headingLevel={1} size="display" tabIndex={-1}>
          Últimas caixas
        </Heading>
        <Text tone="soft" size="large">
          Nenhuma se repete. Espie o que já saiu, da mais nova para a mais antiga.
        </Text>
      </Opening>
      <Choices>
        <Tabs
          label="Pet"
          value={view.species}
          onValueChange={(species) => onView(firstViewOf(species))}
          tabs={speciesList.map((species) => {
            const Mark = marks[species];
            return {
              value: species,
              label: (
                <>
                  <Mark aria-hidden="true" />
                  {speciesLabels[species]}
                </>
              ),
              href: galleryPath(firstViewOf(species)),
              panel: panelOf(species),
            };
          })}
        />
      </Choices>
      <NextBox
        species={view.species}
        track={view.track ?? experienceTracks(view.species)[0]}
        href={nextBoxHref}
        waiting={result.status === "loading"}
      />
    </>
  );
}

function firstViewOf(species: Species): GalleryView {
  const [track] = boxTracks(species);
  return { species, ...(track && { track }) };
}

interface NextBoxProps {
  readonly species: Species;
  readonly track: ExperienceTrack;
  readonly href: string;
  /** Whether the boxes above it are loading. */
  readonly waiting: boolean;
}

/** A link from past boxes to the next one. */
function NextBox({ species, track, href, waiting }: NextBoxProps) {
  const pet = speciesQuery(species);
  return (
    <Next aria-labelledby="a-proxima" data-waiting={waiting || undefined}>
      <Heading headingLevel={2} size="heading" align="center" id="a-proxima">
        A próxima ainda é surpresa
      </Heading>
      <Text>Conte quem é o seu pet, e a caixa do mês já pode ser a dele.</Text>
      <LinkButton href={href} size="large">
        Quero a próxima caixa
      </LinkButton>
      <Link href={pathTo(sitePaths.track, { species: pet, track: track.tag })} standalone>
        {`Conhecer a trilha ${track.name}`}
      </Link>
    </Next>
  );
}
