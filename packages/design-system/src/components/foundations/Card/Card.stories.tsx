import preview from "@petbox/storybook/preview";
import { Grid } from "../Grid/Grid.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = preview.meta({
  component: Card,
  title: "Fundamentos/Layout/Card",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Uma superfície que segura o que é uma coisa só: um plano, um endereço, uma assinatura.",
      synonyms: ["cartão", "painel", "panel"],
      alternatives: {
        Stack: "basta a distância para dizer que as coisas andam juntas",
        PlanCard: "o que se escolhe é um plano",
        ChoiceCards: "o cartão inteiro é uma escolha",
      },
      keyboard: {},
      announcements: ["Nada de seu: lê-se o que está dentro."],
    },
  },
});

const content = (
  <Stack gap="s2">
    <Heading headingLevel={2} size="large">
      Plano anual
    </Heading>
    <Text tone="soft">12 caixas, uma por mês, com frete já somado.</Text>
  </Stack>
);

export const Raised = meta.story({ name: "Elevado", args: { children: content } });
export const Tones = meta.story({
  name: "Os tons",
  render: () => (
    <Grid>
      <Card variant="outlined">{content}</Card>
      <Card variant="sunken">{content}</Card>
      <Card variant="tinted">{content}</Card>
    </Grid>
  ),
});
export const Flush = meta.story({
  name: "Sem margem interna",
  args: { flush: true, children: <Card variant="tinted">A imagem chega até a borda</Card> },
});
export const LongWord = meta.story({
  name: "Palavra comprida",
  args: { children: <Text>Maximilianobartolomeuterceirodealbuquerquecavalcantidasilvasauro</Text> },
});

export const Dark = Tones.extend({ globals: { theme: "dark" } });
export const Narrow = LongWord.extend({ globals: { viewport: { value: "narrow" } } });
