import { sitePaths } from "@petbox/domain/site/paths";
import { styled } from "styled-components";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  max-width: ${tokens.size.column};
  margin-inline: auto;
  text-align: center;
  & > :last-child { width: 100%; }
  ${media.from768} { padding-block: ${tokens.space.s8}; }
  /* Nothing else loads here, also on a page whose content usually fills the screen. */
  main[data-fills]:has(&) { min-height: 0; }
`;

export interface NotFoundScreenProps {
  /** The visitor's pet, as far as known. */
  readonly pet: PortrayedPet;
}

/** The 404 page, with links to the main pages. */
export function NotFoundScreen({ pet }: NotFoundScreenProps) {
  return (
    <Root>
      <PetPortrait {...pet} mood="listening" width={180} />
      <Heading headingLevel={1} align="center" tabIndex={-1}>
        Farejamos tudo e não achamos esta página
      </Heading>
      <Text tone="soft">O endereço pode ter mudado, ou alguém enterrou a página no quintal.</Text>
      <Grid gap="s3">
        <LinkButton href={sitePaths.dogHome}>Ir para o início</LinkButton>
        <LinkButton href={sitePaths.subscribe} variant="secondary">
          Montar minha caixa
        </LinkButton>
      </Grid>
    </Root>
  );
}
