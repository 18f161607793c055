import { ArrowRight } from "lucide-react";
import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Text } from "../../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../../components/foundations/VisuallyHidden/index.ts";
import { Link } from "../../../components/navigation/Link/index.ts";
import { Band, Onward, Opening } from "./Band.styles.ts";
import { Cards, More, Name, Words } from "./Tracks.styles.ts";
import type { HomeWords } from "./words.ts";

/** An experience track without its price, which depends on the pet and the plan. */
export interface HomeTrack {
  readonly name: string;
  /** The pets that it suits. */
  readonly suits: string;
  readonly description: string;
  /** URL of its picture, 320 by 240. */
  readonly image: string;
  /** URL of its page. */
  readonly href: string;
}

/** The tracks for this species. */
export function Tracks({ words, tracks }: { words: HomeWords; tracks: readonly HomeTrack[] }) {
  return (
    <Band data-tall aria-labelledby="trilhas">
      <Container>
        <Opening>
          <Heading headingLevel={2} size="display" align="center" id="trilhas">
            {words.tracksTitle}
          </Heading>
          <Text tone="soft" size="large" align="center">
            {words.tracksLead}
          </Text>
        </Opening>
        <Cards role="list">
          {tracks.map(({ name, suits, description, image, href }) => (
            <li key={name}>
              <Image src={image} alt="" width={320} height={240} shape="square" />
              <Name>
                <Heading headingLevel={3} size="title">
                  {name}
                </Heading>
                <Text tone="primary" weight="bold" size="small">
                  {suits}
                </Text>
              </Name>
              <Words>
                <Text tone="soft">{description}</Text>
                <More>
                  <Link href={href} standalone>
                    Conhecer<VisuallyHidden> a trilha {name}</VisuallyHidden>
                    <ArrowRight aria-hidden="true" />
                  </Link>
                </More>
              </Words>
            </li>
          ))}
        </Cards>
        <Onward>
          <LinkButton href={words.startHref} size="large">
            Montar minha caixa
          </LinkButton>
        </Onward>
      </Container>
    </Band>
  );
}
