import type { ReactNode } from "react";
import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Text } from "../../../components/foundations/Text/index.ts";
import { Link } from "../../../components/navigation/Link/index.ts";
import { Band } from "./Band.styles.ts";
import { Columns, Photographs, Table, Words } from "./LastBoxes.styles.ts";
import type { HomeWords } from "./words.ts";

/** A past box. */
export interface HomeBox {
  /** URL of its picture, 320 by 240. */
  readonly image: string;
  /** "Outubro de 2025" */
  readonly month: string;
  /** URL of the large picture. */
  readonly href: string;
}

interface LastBoxesProps {
  readonly words: HomeWords;
  readonly boxes: readonly HomeBox[];
  /** The contents of the newest box; it may render nothing. */
  readonly newest: ReactNode;
  /** URL of the gallery with all past boxes. */
  readonly href: string;
}

/** The latest past boxes, with a link to the gallery. */
export function LastBoxes({ words, boxes, newest, href }: LastBoxesProps) {
  return (
    <Band data-tone="tinted" aria-labelledby="ultimas-caixas">
      <Container>
        <Columns>
          <Words>
            <Heading headingLevel={2} size="display" id="ultimas-caixas">
              {words.lastBoxesTitle}
            </Heading>
            <Text size="large">Nenhuma caixa se repete. Veja as dos últimos meses e imagine a próxima.</Text>
            {newest}
            <LinkButton href={href} variant="secondary">
              Ver as últimas caixas
            </LinkButton>
          </Words>
          <Table>
            <Photographs role="list">
              {boxes.map((box) => (
                <li key={box.image}>
                  <Image src={box.image} alt="" width={320} height={240} shape="square" />
                  <Link href={box.href} tone="ink">
                    {box.month}
                  </Link>
                </li>
              ))}
            </Photographs>
          </Table>
        </Columns>
      </Container>
    </Band>
  );
}
