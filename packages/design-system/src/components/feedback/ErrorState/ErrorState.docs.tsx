import { documented } from "@petbox/storybook/documented";
import { ErrorState } from "./ErrorState.tsx";

export const errorStateDocs = documented({
  component: ErrorState,
  example: <ErrorState onRetry={() => undefined} />,
  states: [<ErrorState key="pending" onRetry={() => undefined} pending />],
  purpose:
    "Não deu para mostrar o que havia aqui: diz o que aconteceu, o que ficou guardado, e tem o botão que tenta de novo. Nunca é um beco sem saída.",
  instead: [
    { use: "EmptyState", when: "quando não deu erro: só não há nada ainda" },
    { use: "Alert", when: "quando falhou uma ação, e o resto da parte continua à vista" },
    { use: "OfflineNotice", when: "quando é a internet que falta" },
  ],
  props: {
    description: "O que aconteceu e o que foi guardado.",
    onRetry: "Tenta de novo; sem ele não há botão.",
    pending: "Está tentando de novo.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão que tenta de novo." },
    { keys: "Enter ou Espaço", does: "Tenta de novo. Enquanto tenta, nada acontece e o foco fica." },
  ],
  heard: [
    "na hora: “Não deu para carregar, Confira sua internet e tente de novo.”",
    "“Tentar de novo, botão”",
    "tentando: “Carregando, botão, indisponível”",
  ],
  labels: {
    title: "Não deu para carregar",
    description: "Confira sua internet e tente de novo. Nada do que você preencheu foi perdido.",
  },
  texts: { retryLabel: "Tentar de novo", pendingLabel: "Carregando" },
});
