import { referralPaths, sitePaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";

interface ThankedScreenProps {
  /** Whoever would recommend the shop is shown how (MAN-289). */
  readonly isPromoter: boolean;
}

/** A survey that is answered: thanks, and nothing more is asked (MAN-225). */
export function ThankedScreen({ isPromoter }: ThankedScreenProps) {
  return (
    <ResultCard
      tone="success"
      title="Obrigado!"
      actions={
        <>
          {isPromoter ? <LinkButton href={referralPaths.invite}>Convidar um amigo</LinkButton> : null}
          <LinkButton href={sitePaths.dogHome} variant="secondary">
            Ir para a página inicial
          </LinkButton>
        </>
      }
    >
      <Stack gap="s3">
        <p>Recebemos a sua resposta. É com ela que o próximo BOX fica melhor.</p>
        {isPromoter ? <p>Que tal indicar a um amigo? Veja o que vocês dois ganham com o seu convite.</p> : null}
      </Stack>
    </ResultCard>
  );
}
