import { Container } from "../../../components/Container/index.ts";
import { Heading } from "../../../components/Heading/index.ts";
import { Image } from "../../../components/Image/index.ts";
import { LinkButton } from "../../../components/LinkButton/index.ts";
import { Text } from "../../../components/Text/index.ts";
import { Band } from "./Band.styles.ts";
import { Columns, Photographs, Words } from "./LastBoxes.styles.ts";
import type { HomeWords } from "./words.ts";

/** A box of a month gone by. */
export interface HomeBox {
  /** "outubro de 2025" */
  readonly month: string;
  /** "out 2025" */
  readonly shortMonth: string;
  /** Address of its picture, 320 by 240. */
  readonly image: string;
}

/** A look at what came before, and the way to all of it. */
export function LastBoxes({ words, boxes }: { words: HomeWords; boxes: readonly HomeBox[] }) {
  return (
    <Band data-tone="tinted" aria-labelledby="ultimas-caixas">
      <Container>
        <Columns>
          <Words>
            <Heading level={2} size="display" id="ultimas-caixas">
              {words.lastBoxesTitle}
            </Heading>
            <Text size="large">Nenhuma caixa se repete. Veja as dos últimos meses e imagine a próxima.</Text>
            <LinkButton href="/ultimos" variant="secondary">
              Ver as últimas caixas
            </LinkButton>
          </Words>
          <Photographs role="list">
            {boxes.map(({ month, shortMonth, image }) => (
              <li key={image}>
                <Image src={image} alt={`Caixa de ${month}`} width={320} height={240} shape="square" />
                <span aria-hidden="true">{shortMonth}</span>
              </li>
            ))}
          </Photographs>
        </Columns>
      </Container>
    </Band>
  );
}
