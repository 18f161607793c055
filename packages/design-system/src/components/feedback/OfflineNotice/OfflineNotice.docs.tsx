import { documented } from "@petbox/storybook/documented";
import { OfflineNotice } from "./OfflineNotice.tsx";

export const offlineNoticeDocs = documented({
  component: OfflineNotice,
  example: <OfflineNotice offline />,
  states: [<OfflineNotice key="browser" />],
  purpose:
    "Uma linha no alto da página enquanto falta internet, com a certeza de que nada se perdeu. Sem `offline`, ela escuta o navegador: aparece e some sozinha, e com internet não ocupa lugar.",
  instead: [
    { use: "ErrorState", when: "quando algo não pôde ser buscado e dá para tentar de novo" },
    { use: "Banner", when: "quando o aviso é sobre a conta, e não sobre a conexão" },
  ],
  props: {
    offline: "Se não há conexão, para uma aplicação que sabe melhor que o navegador.",
  },
  keyboard: [],
  heard: ["quando a internet cai, sem interromper: “Você está sem internet. O que já preencheu continua aqui.”"],
  labels: { children: "Você está sem internet. O que já preencheu continua aqui." },
});
