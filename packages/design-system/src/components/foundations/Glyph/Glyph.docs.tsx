import { documented } from "@petbox/storybook/documented";
import { Glyph } from "./Glyph.tsx";

export const glyphDocs = documented({
  component: Glyph,
  example: <Glyph sign="success" label="Deu certo" />,
  purpose:
    "Os poucos sinais de que a primeira tela precisa, desenhados por nós: pesam menos que a biblioteca de ícones.",
  instead: [
    { use: "Icon", when: "para qualquer outro desenho" },
    { use: "IconButton", when: "quando o desenho se aperta" },
  ],
  props: {
    label: "O que o leitor de tela diz; sem ele, o sinal é enfeite.",
    sign: "Qual dos sinais.",
  },
  keyboard: [],
  heard: ["Com `label`: “Deu certo, imagem”. Sem ele, nada: é enfeite."],
  labels: { label: "Deu certo" },
});
