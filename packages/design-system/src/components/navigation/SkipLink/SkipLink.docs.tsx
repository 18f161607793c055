import { documented } from "@petbox/storybook/documented";
import { SkipLink } from "./SkipLink.tsx";

export const skipLinkDocs = documented({
  component: SkipLink,
  example: <SkipLink />,
  purpose:
    "A primeira parada da tecla Tab: salta o cabeçalho e vai ao conteúdo. Fica fora da vista até receber o foco. PageLayout e StepLayout já a trazem; o destino precisa de tabIndex={-1}.",
  instead: [
    { use: "PageLayout", when: "quando é uma página do site, que já a traz" },
    { use: "StepLayout", when: "quando é um passo da assinatura, que já a traz" },
    { use: "Link", when: "quando o atalho deve estar sempre à vista" },
  ],
  props: {
    href: "Onde o conteúdo da página começa.",
  },
  keyboard: [
    { keys: "Tab", does: "Ao chegar, mostra o atalho; ao sair, ele some." },
    { keys: "Enter", does: "Vai ao conteúdo." },
  ],
  heard: ["“Pular para o conteúdo, link”"],
  labels: { children: "Pular para o conteúdo" },
});
