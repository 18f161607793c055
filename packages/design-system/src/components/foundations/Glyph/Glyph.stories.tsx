import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Inline } from "../Inline/index.ts";
import { drawings, Glyph, type GlyphProps } from "./Glyph.tsx";

const meta = preview.meta({
  component: Glyph,
  title: "Fundamentos/Glyph",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Os poucos sinais de que a primeira tela precisa, desenhados por nós: pesam menos que a biblioteca de ícones.",
      synonyms: ["sinal", "ícone"],
      alternatives: {
        Icon: "para qualquer outro desenho",
        IconButton: "o desenho se aperta",
      },
      keyboard: {},
      announcements: ["Com `label`: “Deu certo, imagem”. Sem ele, nada: é enfeite."],
    },
  },
});

export const Default = meta.story({ args: { sign: "check", label: "Feito" } });

const isSign = (name: string): name is GlyphProps["sign"] => name in drawings;
const signs = Object.keys(drawings).filter(isSign);

export const AllSigns = meta.story({
  name: "Todos os sinais",
  args: { sign: "check" },
  render: () => (
    <Inline gap="s4">
      {signs.map((sign) => (
        <Glyph key={sign} sign={sign} label={sign} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "paw" })).toBeVisible();
    await expect(canvas.getAllByRole("img")).toHaveLength(signs.length);
  },
});

export const Dark = AllSigns.extend({ globals: { theme: "dark" } });
export const Narrow = AllSigns.extend({ globals: { viewport: { value: "narrow" } } });
