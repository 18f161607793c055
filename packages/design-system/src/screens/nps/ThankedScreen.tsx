import { referralPaths, sitePaths } from "@petbox/domain/site/paths";
import type { Ref } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

interface ThankedScreenProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Whoever would recommend the shop is shown how (MAN-289). */
  readonly isPromoter: boolean;
}

/** A survey that is answered: thanks, and nothing more is asked (MAN-225). */
export function ThankedScreen({ headingRef, isPromoter }: ThankedScreenProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading level={1} tabIndex={-1} ref={headingRef}>
          Obrigado!
        </Heading>
        <Text>Recebemos a sua resposta. É com ela que o próximo BOX fica melhor.</Text>
      </Stack>
      {isPromoter ? (
        <Card>
          <Stack gap="s4">
            <Heading level={2}>Que tal indicar a um amigo?</Heading>
            <Text>Veja o que vocês dois ganham com o seu convite.</Text>
            <LinkButton href={referralPaths.invite}>Convidar um amigo</LinkButton>
          </Stack>
        </Card>
      ) : null}
      <Link href={sitePaths.dogHome} standalone>
        Ir para a página inicial
      </Link>
    </Stack>
  );
}
