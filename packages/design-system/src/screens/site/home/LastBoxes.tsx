import { galleryPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Text } from "../../../components/foundations/Text/index.ts";
import { Band } from "./Band.styles.ts";
import { Columns, Photographs, Words } from "./LastBoxes.styles.ts";
import type { HomeWords } from "./words.ts";

/** A look at what came before, and the way to all of it. */
export function LastBoxes({ words, images }: { words: HomeWords; images: readonly string[] }) {
  return (
    <Band data-tone="tinted" aria-labelledby="ultimas-caixas">
      <Container>
        <Columns>
          <Words>
            <Heading level={2} size="display" id="ultimas-caixas">
              {words.lastBoxesTitle}
            </Heading>
            <Text size="large">Nenhuma caixa se repete. Veja as dos últimos meses e imagine a próxima.</Text>
            <LinkButton href={galleryPaths.boxes} variant="secondary">
              Ver as últimas caixas
            </LinkButton>
          </Words>
          <Photographs role="list">
            {images.map((image, index) => (
              <li key={image}>
                <Image
                  src={image}
                  alt={`Uma caixa que já saiu, foto ${index + 1} de ${images.length}`}
                  width={320}
                  height={240}
                  shape="square"
                />
              </li>
            ))}
          </Photographs>
        </Columns>
      </Container>
    </Band>
  );
}
