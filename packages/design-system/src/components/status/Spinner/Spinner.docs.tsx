import { documented } from "@petbox/storybook/documented";
import { Spinner } from "./Spinner.tsx";

export const spinnerDocs = documented({
  component: Spinner,
  example: <Spinner label="Procurando o CEP" />,
  purpose:
    "O sinal de que algo pequeno está em andamento, ao lado do que espera: uma busca, uma conferência. Tem a cor do texto em volta. Para quem pediu menos movimento, fica parado.",
  instead: [
    { use: "Skeleton", when: "quando se sabe o que vai aparecer e de que tamanho" },
    { use: "LoadingOverlay", when: "quando a página inteira tem de esperar" },
    { use: "ProgressBar", when: "quando se sabe quanto falta" },
    { use: "Button", when: "com `pending`, quando é o próprio botão que espera" },
  ],
  props: {
    label: "O que o leitor de tela diz. Sem ele, é enfeite ao lado de palavras que dizem o mesmo.",
  },
  keyboard: [],
  heard: ["com `label`: “Procurando o CEP, imagem”", "sem ele, nada: as palavras ao lado já dizem"],
  labels: { label: "Procurando o CEP" },
});
