import type { Species } from "@petbox/domain/pet/species";
import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Image } from "../../../components/foundations/Image/index.ts";
import { Text } from "../../../components/foundations/Text/index.ts";
import { Root, Words } from "./LastCall.styles.ts";
import type { HomeWords } from "./words.ts";

/** The call to action again, at the end of the page. */
export function LastCall({ pet, words, image }: { pet: Species; words: HomeWords; image: string }) {
  return (
    <Container>
      <Root data-species={pet} aria-labelledby="ultima-chamada">
        <Words>
          <Heading headingLevel={2} size="display" id="ultima-chamada">
            {words.callTitle}
          </Heading>
          <Text size="large">Conte quem ele é, escolha o plano e a primeira caixa já sai para a sua casa.</Text>
          <LinkButton href={words.startHref} size="large">
            Quero a minha caixa
          </LinkButton>
        </Words>
        <Image src={image} alt="" width={240} height={180} shape="square" />
      </Root>
    </Container>
  );
}
