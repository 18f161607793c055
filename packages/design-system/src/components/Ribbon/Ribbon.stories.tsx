import preview from "../../../../../.storybook/preview.tsx";
import { Ribbon } from "./Ribbon.tsx";

const meta = preview.meta({
  component: Ribbon,
  title: "Componentes/Status/Ribbon",
  args: { children: "Mais popular" },
});

export const Highlight = meta.story({});
export const Affection = meta.story({ args: { tone: "affection", children: "Presente" } });
export const LongText = meta.story({ args: { children: "O preferido de quem tem mais de um cachorro em casa" } });
