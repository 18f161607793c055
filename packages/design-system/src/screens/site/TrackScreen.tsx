import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import type { Cents } from "@petbox/domain/money/cents";
import type { Species } from "@petbox/domain/pet/species";
import { homeNames, homePath } from "@petbox/domain/site/home";
import { ArrowRight } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Breadcrumb } from "../../components/navigation/Breadcrumb/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { boxPictures } from "../gallery/boxPictures.tsx";
import { PastBoxesSkeleton, PastBoxesView } from "../gallery/PastBoxesView.tsx";
import { StartingPrice } from "./StartingPrice.tsx";
import { Call, Columns, Contents, Others, Part, Scene, Words } from "./TrackScreen.styles.ts";
import { useIdleLayout } from "./useIdleLayout.ts";

/** A typical item of the track's boxes. */
export interface TrackContent {
  readonly name: string;
  readonly text: string;
  /** URL of its picture, 160 by 160. */
  readonly image: string;
}

/** Another track for the same species. */
export interface OtherTrack {
  readonly name: string;
  /** The pets that it suits. */
  readonly suits: string;
  /** URL of its picture, 320 by 240. */
  readonly image: string;
  readonly href: string;
}

export interface TrackScreenProps {
  readonly species: Species;
  readonly name: string;
  /** The pets that it suits. */
  readonly suits: string;
  readonly description: string;
  /** URL of its picture, 320 by 240. */
  readonly image: string;
  readonly contents: readonly TrackContent[];
  /** The server's data about the track: its past boxes and lowest monthly price. */
  readonly result: AsyncResult<{ readonly boxes: readonly BoxPicture[] } | null>;
  /** Absent until known, or if the server does not send it. */
  readonly startingPrice?: Cents | undefined;
  /** URL of the gallery of this track. */
  readonly galleryHref: string;
  /** URL that starts a subscription with this track. */
  readonly startHref: string;
  readonly others: readonly OtherTrack[];
}

/** The cats' tracks share one gallery (MAN-439). */
const galleryOf: Readonly<Record<Species, string>> = { dog: "de todas as trilhas", cat: "para gatos" };

/** The public page of an experience track (MAN-014 to MAN-020). */
export function TrackScreen(props: TrackScreenProps) {
  const { species, name, suits, description, image, contents, result, startingPrice, galleryHref, startHref, others } =
    props;
  const below = useIdleLayout();
  return (
    <>
      <Breadcrumb trail={[{ label: homeNames[species], href: homePath(species) }]} current={`Trilha ${name}`} />
      <Columns aria-labelledby="trilha">
        <Words>
          <Text tone="primary" weight="bold">
            {suits}
          </Text>
          <Heading headingLevel={1} size="display" tabIndex={-1} id="trilha">
            Trilha {name}
          </Heading>
          <Text tone="soft" size="large">
            {description}
          </Text>
          <StartingPrice price={startingPrice} />
          <LinkButton href={startHref} size="large">
            Quero esta caixa
          </LinkButton>
        </Words>
        <Scene>
          <Image src={image} alt="" width={320} height={240} shape="square" priority />
        </Scene>
      </Columns>
      <div ref={below}>
        <Part aria-labelledby="o-que-vem">
          <Heading headingLevel={2} size="heading" align="center" id="o-que-vem">
            O que vem na caixa
          </Heading>
          <Contents role="list">
            {contents.map((content) => (
              <li key={content.name}>
                <Image src={content.image} alt="" width={160} height={160} shape="square" />
                <div>
                  <Heading headingLevel={3}>{content.name}</Heading>
                  <Text tone="soft">{content.text}</Text>
                </div>
              </li>
            ))}
          </Contents>
        </Part>
        <Part aria-labelledby="o-que-ja-veio">
          <Heading headingLevel={2} size="heading" align="center" id="o-que-ja-veio">
            O que já veio
          </Heading>
          <AsyncResultView result={result} skeleton={<PastBoxesSkeleton />}>
            {({ boxes }) => (
              <PastBoxesView
                label={`Caixas da trilha ${name}`}
                pictures={boxPictures(boxes, `Caixa ${name}`)}
                empty="As fotos das caixas desta trilha ainda não chegaram."
              />
            )}
          </AsyncResultView>
          <Text align="center">
            <Link href={galleryHref}>{`Ver as últimas caixas ${galleryOf[species]}`}</Link>
          </Text>
        </Part>
        <Call>
          <StartingPrice price={startingPrice} />
          <LinkButton href={startHref} size="large">
            Quero a minha caixa
          </LinkButton>
        </Call>
        <Part aria-labelledby="outras-trilhas">
          <Heading headingLevel={2} size="heading" align="center" id="outras-trilhas">
            Outras trilhas
          </Heading>
          <Others role="list">
            {others.map((other) => (
              <li key={other.href}>
                <Image src={other.image} alt="" width={320} height={240} shape="square" />
                <div>
                  <Heading headingLevel={3} size="title">
                    <Link href={other.href} tone="ink">
                      {other.name}
                    </Link>
                  </Heading>
                  <Text tone="primary" weight="bold" size="small">
                    {other.suits}
                  </Text>
                </div>
                <ArrowRight aria-hidden="true" />
              </li>
            ))}
          </Others>
        </Part>
      </div>
    </>
  );
}
