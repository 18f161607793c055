import { offerPaths } from "@petbox/domain/site/paths";
import { Gift } from "lucide-react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BackLink } from "../../components/navigation/BackLink/index.ts";
import { ShortcutCard } from "./ShortcutCard.tsx";

interface NoSubscriptionProps {
  readonly onBack?: (() => void) | undefined;
}

/** Shown when every subscription has ended; each one follows below, with its way back (SUB-037 to SUB-039). */
export function NoSubscription({ onBack }: NoSubscriptionProps) {
  return (
    <Stack gap="s4">
      {onBack === undefined ? null : (
        <div>
          <BackLink onBack={onBack} />
        </div>
      )}
      <Card>
        <Stack gap="s4">
          <Heading headingLevel={2}>Você não tem uma assinatura ativa</Heading>
          <Text>Para receber caixas de novo, é só assinar. Se preferir, veja o que separamos na loja.</Text>
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
