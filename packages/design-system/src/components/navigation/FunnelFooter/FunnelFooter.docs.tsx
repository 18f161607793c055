import { documented } from "@petbox/storybook/documented";
import { FunnelFooter } from "./FunnelFooter.tsx";

export const funnelFooterDocs = documented({
  component: FunnelFooter,
  example: <FunnelFooter />,
  purpose:
    "O pé dos passos da assinatura: os termos e a privacidade, que abrem em outra aba para que nada do que foi preenchido se perca, e quem vende. StepLayout já o traz.",
  instead: [
    { use: "Footer", when: "quando é uma página do site ou da área do assinante" },
    { use: "StepLayout", when: "quando é um passo inteiro" },
  ],
  props: {
    legalLine: "Quem vende: razão social, CNPJ e endereço.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa dos termos à privacidade." },
    { keys: "Enter", does: "Abre em outra aba." },
  ],
  heard: ["“rodapé”", "“Termos de uso (abre em outra aba), link”", "“Privacidade (abre em outra aba), link”"],
  labels: { legalLine: "PetBox Comércio de Artigos para Animais Ltda." },
  texts: { termsLabel: "Termos de uso", privacyLabel: "Privacidade", newTabLabel: "(abre em outra aba)" },
});
