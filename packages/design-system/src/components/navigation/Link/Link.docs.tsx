import { documented } from "@petbox/storybook/documented";
import { Link } from "./Link.tsx";

export const linkDocs = documented({
  component: Link,
  example: (
    <Link href="https://www.correios.com.br" newTab>
      Rastrear nos Correios
    </Link>
  ),
  purpose:
    "Leva a outro endereço, no meio de um texto ou sozinho na linha. Dentro da loja usa o link do roteador; fora dela, o do navegador.",
  instead: [
    { use: "LinkButton", when: "quando é o próximo passo da página" },
    { use: "Button", when: "quando faz algo aqui mesmo" },
    { use: "BackLink", when: "quando volta à página de antes" },
  ],
  props: {
    href: "O endereço a que leva.",
    newTab: "Abre em outra aba, e diz isso.",
    standalone: "Um link numa linha só dele, com área de toque inteira.",
  },
  keyboard: [
    { keys: "Enter", does: "Abre o endereço." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: ["“Rastrear nos Correios (abre em outra aba), link”"],
  texts: { newTabLabel: "(abre em outra aba)" },
});
