import { referralPaths, sitePaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";

interface SurveyThanksScreenProps {
  /** Promoters are shown how to recommend the shop (MAN-289). */
  readonly isPromoter: boolean;
}

/** Thanks for an answered survey (MAN-225). */
export function SurveyThanksScreen({ isPromoter }: SurveyThanksScreenProps) {
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
