import { offerPaths, sitePaths } from "@petbox/domain/site/paths";
import { Gift, PawPrint } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BackLink } from "../../components/navigation/BackLink/index.ts";
import { ShortcutCard } from "./ShortcutCard.tsx";

interface NoSubscriptionProps {
  readonly onBack?: (() => void) | undefined;
}

/** Takes the tracker's place when every subscription has ended; past boxes follow below (SUB-037 to SUB-039). */
export function NoSubscription({ onBack }: NoSubscriptionProps) {
  return (
    <Stack gap="s4">
      {onBack === undefined ? null : (
        <div>
          <BackLink onBack={onBack} />
        </div>
      )}
      <Card>
        <Stack gap="s4" align="start">
          <Heading headingLevel={2}>Você não tem uma assinatura ativa</Heading>
          <Text>Assine, e a próxima caixa já é do seu pet. Se preferir, veja o que separamos na loja.</Text>
          <LinkButton href={sitePaths.subscribe} startIcon={<PawPrint aria-hidden />}>
            Fazer assinatura
          </LinkButton>
        </Stack>
      </Card>
      <ShortcutCard
        href={offerPaths.recommended}
        icon={<Gift aria-hidden />}
        label="Ofertas Especiais"
        description="Produtos escolhidos para o seu pet."
      />
    </Stack>
  );
}
