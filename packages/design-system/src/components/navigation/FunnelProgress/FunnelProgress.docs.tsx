import { documented } from "@petbox/storybook/documented";
import { FunnelProgress } from "./FunnelProgress.tsx";

export const funnelProgressDocs = documented({
  component: FunnelProgress,
  example: <FunnelProgress step={4} total={11} />,
  purpose:
    "Em que passo da assinatura se está, e quantos faltam: um segmento por passo, e a pata no de agora. StepLayout já a traz.",
  instead: [
    { use: "ProgressBar", when: "quando o que avança é uma medida, e não passos" },
    { use: "Timeline", when: "quando cada etapa tem nome e data" },
    { use: "Countdown", when: "quando é o tempo que passa" },
  ],
  props: {
    step: "O passo que está na tela, a partir de 1.",
    total: "Quantos passos há.",
  },
  keyboard: [],
  heard: ["“Seu progresso, barra de progresso, Passo 4 de 11”"],
  texts: { label: "Seu progresso" },
});
