import { documented } from "@petbox/storybook/documented";
import { ProgressBar } from "./ProgressBar.tsx";

export const progressBarDocs = documented({
  component: ProgressBar,
  example: <ProgressBar label="3 de 5 fotos enviadas" value={3} max={5} />,
  purpose:
    "Quanto já andou de algo que tem começo e fim conhecidos. O nome diz o mesmo em palavras, porque a barra sozinha não conta o que avança.",
  instead: [
    { use: "FunnelProgress", when: "quando são os passos da assinatura" },
    { use: "Spinner", when: "quando não se sabe quanto falta" },
    { use: "Countdown", when: "quando o que corre é o tempo" },
  ],
  props: {
    label: "O que avança, para o leitor de tela: “Etapa 3 de 10”.",
    max: "O valor do fim.",
    value: "Até onde chegou, de 0 a `max`.",
  },
  keyboard: [],
  heard: ["“3 de 5 fotos enviadas, barra de progresso, 60%”"],
  labels: { label: "3 de 5 fotos enviadas" },
});
