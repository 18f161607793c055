import { documented } from "@petbox/storybook/documented";
import { Container } from "./Container.tsx";

export const containerDocs = documented({
  component: Container,
  example: <Container width="column">Seus dados</Container>,
  purpose: "Segura o conteúdo longe das bordas da tela e não deixa a linha ficar comprida demais para ler.",
  instead: [
    { use: "PageLayout", when: "quando é a página inteira, com cabeçalho e rodapé" },
    { use: "StepLayout", when: "quando é uma etapa do funil" },
  ],
  props: {
    width: "A coluna calma de um formulário, ou a página inteira.",
  },
  keyboard: [],
  heard: ["Nada de seu: lê-se o que está dentro."],
});
