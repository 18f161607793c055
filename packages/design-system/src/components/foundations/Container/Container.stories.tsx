import preview from "@petbox/storybook/preview";
import { Card } from "../Card/Card.tsx";
import { Container } from "./Container.tsx";

const meta = preview.meta({
  component: Container,
  title: "Fundamentos/Layout/Container",
  parameters: {
    componentNotes: {
      purpose: "Segura o conteúdo longe das bordas da tela e não deixa a linha ficar comprida demais para ler.",
      synonyms: ["contêiner", "largura", "margem"],
      alternatives: {
        PageLayout: "é a página inteira, com cabeçalho e rodapé",
        StepLayout: "é uma etapa do funil",
      },
      keyboard: {},
      announcements: ["Nada de seu: lê-se o que está dentro."],
    },
  },
});

export const Page = meta.story({ name: "Página", args: { children: <Card>Uma página, no máximo 1200 px</Card> } });
export const Column = meta.story({
  name: "Coluna",
  args: { width: "column", children: <Card>A coluna calma de um formulário, no máximo 560 px</Card> },
});

export const Dark = Page.extend({ globals: { theme: "dark" } });
export const Narrow = Column.extend({ globals: { viewport: { value: "narrow" } } });
