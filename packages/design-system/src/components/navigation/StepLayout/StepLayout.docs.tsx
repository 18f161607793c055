import { documented } from "@petbox/storybook/documented";
import { Button } from "../../actions/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { StepContent } from "./StepContent.tsx";
import { StepLayout } from "./StepLayout.tsx";

export const stepLayoutDocs = documented({
  component: StepLayout,
  example: (
    <StepLayout back={{ href: "/pet/especie/" }} progress={{ step: 2, total: 11 }}>
      <StepContent aside={<Text>12 caixas por R$59,90/mês</Text>}>
        <Stack gap="s6">
          <Heading headingLevel={1}>Qual é o nome do seu pet?</Heading>
          <TextField name="name" label="Nome" />
          <BottomBar>
            <Button>Continuar</Button>
          </BottomBar>
        </Stack>
      </StepContent>
    </StepLayout>
  ),
  purpose:
    "A moldura de um passo da assinatura: uma pergunta por tela, o caminho no alto, a volta sempre ali e a ação principal sob o polegar. O que muda de passo a passo fica em StepContent, com o resumo ao lado da coluna em telas largas, e embaixo nas outras; a moldura permanece. O que fica acima de tudo, como a barra do cupom, vem de dentro do passo, em StepTop; e em StepBeside, o que fica ao lado só onde há lugar, sem mover a coluna. As palavras da volta e do progresso vão em back e progress.",
  instead: [
    { use: "PageLayout", when: "quando é uma página do site ou da área do assinante" },
    { use: "Container", when: "quando é só a largura de uma faixa" },
  ],
  props: {
    back: "O caminho de volta, que está sempre lá.",
    children: "O passo: um StepContent e, se algo fica acima de tudo, um StepTop.",
    footer: "O rodapé do funil: um FunnelFooter.",
    header: "O cabeçalho do funil: um FunnelHeader.",
    progress: "O passo na tela, a partir de 1, e quantos há; sem ele não há barra.",
  },
  keyboard: [
    {
      keys: "Tab",
      does: "Começa no atalho ao conteúdo; depois cabeçalho, volta e resposta. O que recebe o foco nunca fica sob a barra.",
    },
  ],
  heard: [
    "“Pular para o conteúdo, link”",
    "“Seu caminho, navegação”, “Voltar, link”, “Seu progresso, Passo 2 de 11”",
    "“conteúdo principal”, e a pergunta",
    "“Resumo, complementar”",
  ],
  texts: { wayLabel: "Seu caminho", skipLabel: "Pular para o conteúdo" },
});
