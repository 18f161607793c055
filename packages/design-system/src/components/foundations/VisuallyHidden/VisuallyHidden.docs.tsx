import { documented } from "@petbox/storybook/documented";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export const visuallyHiddenDocs = documented({
  component: VisuallyHidden,
  example: <VisuallyHidden>Preço com desconto:</VisuallyHidden>,
  purpose:
    "Texto para quem ouve a página: está lá e não se vê. Serve para completar o que o olho entende pela posição.",
  instead: [
    { use: "Text", when: "quando todos podem ler: é quase sempre melhor" },
    { use: "Glyph", when: "quando é o nome de um desenho" },
  ],
  keyboard: [],
  heard: ["O texto, como está escrito."],
});
