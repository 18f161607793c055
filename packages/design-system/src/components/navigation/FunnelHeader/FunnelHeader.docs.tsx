import { documented } from "@petbox/storybook/documented";
import { FunnelHeader } from "./FunnelHeader.tsx";

export const funnelHeaderDocs = documented({
  component: FunnelHeader,
  example: <FunnelHeader helpHref="https://ajuda.petbox.example/" />,
  purpose:
    "O cabeçalho dos passos da assinatura: onde se está e a ajuda, que abre em outra aba para que nada do que foi preenchido se perca. Nada mais para apertar. StepLayout já o traz.",
  instead: [
    { use: "Header", when: "quando é uma página do site ou da área do assinante" },
    { use: "StepLayout", when: "quando é um passo inteiro" },
  ],
  keyboard: [
    { keys: "Tab", does: "Passa da página inicial à ajuda." },
    { keys: "Enter", does: "Segue o link." },
  ],
  heard: ["“cabeçalho do site”", "“PetBox, página inicial, link”", "“Ajuda (abre em outra aba), link”"],
  texts: { homeLabel: "PetBox, página inicial", helpLabel: "Ajuda", newTabLabel: "(abre em outra aba)" },
});
