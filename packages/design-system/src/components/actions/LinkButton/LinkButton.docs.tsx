import { documented } from "@petbox/storybook/documented";
import { LinkButton } from "./LinkButton.tsx";

export const linkButtonDocs = documented({
  component: LinkButton,
  example: <LinkButton href="/assine">Assinar agora</LinkButton>,
  states: [
    <LinkButton key="tab" href="https://www.correios.com.br" newTab>
      Rastrear nos Correios
    </LinkButton>,
  ],
  purpose: "Leva a outro endereço com a cara de um botão: o único próximo passo de uma página.",
  instead: [
    { use: "Button", when: "quando faz algo nesta página" },
    { use: "Link", when: "quando está no meio de um texto ou não é o passo principal" },
  ],
  props: {
    children: "Aonde leva, em poucas palavras.",
    href: "O endereço a que leva.",
    newTab: "Abre em outra aba, e diz isso.",
  },
  keyboard: [
    { keys: "Enter", does: "Abre o endereço." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: ["“Assinar agora, link”", "em outra aba: “Rastrear nos Correios (abre em outra aba), link”"],
  texts: { newTabLabel: "(abre em outra aba)" },
});
