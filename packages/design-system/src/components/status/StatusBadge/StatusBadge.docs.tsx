import { documented } from "@petbox/storybook/documented";
import { StatusBadge } from "./StatusBadge.tsx";

export const statusBadgeDocs = documented({
  component: StatusBadge,
  example: <StatusBadge subscription="active" />,
  states: [<StatusBadge key="shipment" shipment="sent" />, <StatusBadge key="other" tone="info" label="Em análise" />],
  purpose:
    "Diz a situação de uma assinatura ou de um envio em uma palavra, com um desenho e uma cor que dizem o mesmo. Palavra, desenho e cor saem da própria situação: não se escolhem um a um.",
  instead: [
    { use: "Badge", when: "quando é uma etiqueta qualquer, como “VITALÍCIO” ou “R$20,00 OFF”" },
    { use: "Timeline", when: "quando importa também o que veio antes e o que falta" },
    { use: "Alert", when: "quando é preciso explicar e oferecer uma saída" },
  ],
  props: {
    label: "Outras palavras para a situação, como o servidor as tem.",
    shipment: "A situação de um envio.",
    subscription: "A situação de uma assinatura.",
    tone: "A cor de uma situação que ele não conhece.",
  },
  keyboard: [],
  heard: ["“Ativa”: o desenho é enfeite e não se ouve."],
  labels: { label: "Ativa" },
});
