import { documented } from "@petbox/storybook/documented";
import { Heading } from "./Heading.tsx";

export const headingDocs = documented({
  component: Heading,
  example: <Heading headingLevel={1}>Qual é o porte do Bob?</Heading>,
  purpose:
    "O título de uma página ou de uma parte dela. O nível diz o lugar no sumário da página; o tamanho é só aparência.",
  instead: [{ use: "Text", when: "quando é só um texto maior ou em negrito, e não o nome de uma parte" }],
  props: {
    headingLevel: "O lugar no sumário da página: 1 é o título dela.",
    size: "O tamanho com que aparece, seja qual for o nível; sem ele, o que combina com o nível.",
  },
  keyboard: [],
  heard: ["“Qual é o porte do Bob?, título de nível 1”"],
});
