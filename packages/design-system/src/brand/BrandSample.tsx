import { Button } from "../components/actions/Button/Button.tsx";
import { Alert } from "../components/feedback/Alert/Alert.tsx";
import { ChoiceCards } from "../components/forms/ChoiceCards/ChoiceCards.tsx";
import { TextField } from "../components/forms/TextField/TextField.tsx";
import { Card } from "../components/foundations/Card/Card.tsx";
import { Heading } from "../components/foundations/Heading/Heading.tsx";
import { Inline } from "../components/foundations/Inline/Inline.tsx";
import { Stack } from "../components/foundations/Stack/Stack.tsx";
import { Text } from "../components/foundations/Text/Text.tsx";
import { Link } from "../components/navigation/Link/Link.tsx";
import { Badge } from "../components/status/Badge/Badge.tsx";
import { ProgressBar } from "../components/status/ProgressBar/ProgressBar.tsx";

const frequencies = [
  { value: "mensal", title: "Todo mês", description: "R$ 79,90 por mês" },
  { value: "bimestral", title: "A cada dois meses", description: "R$ 89,90 por caixa" },
];

/** A part of a page with every colour of a brand's family. */
export function BrandSample({ name }: { readonly name: string }) {
  return (
    <Card>
      <Stack gap="s4">
        <Inline gap="s2">
          <Heading headingLevel={2}>{name}</Heading>
          <Badge tone="highlight">R$20,00 OFF</Badge>
        </Inline>
        <Text tone="soft">A caixa chega todo mês, com brinquedos e petiscos.</Text>
        <ProgressBar label={`Etapa 3 de 10, ${name}`} value={3} max={10} />
        <TextField name={`pet-${name}`} label="Nome do pet" defaultValue="Bob" />
        <ChoiceCards name={`frequencia-${name}`} label="Frequência" cards={frequencies} defaultValue="mensal" />
        <Alert tone="success" title="Cupom aplicado" />
        <Inline gap="s3">
          <Button>Continuar</Button>
          <Button variant="secondary">Voltar</Button>
          <Link href="/planos">Ver planos</Link>
        </Inline>
      </Stack>
    </Card>
  );
}
