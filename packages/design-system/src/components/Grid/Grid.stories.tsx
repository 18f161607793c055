import preview from "../../../../../.storybook/preview.tsx";
import { Card } from "../Card/Card.tsx";
import { gridDocs } from "./Grid.docs.tsx";
import { Grid } from "./Grid.tsx";

const meta = preview.meta({
  component: Grid,
  title: "Fundamentos/Layout/Grid",
  parameters: { layout: "padded", documentation: gridDocs },
});

const cards = ["Mini", "Pequeno", "Médio", "Grande", "Gigante"].map((name) => <Card key={name}>{name}</Card>);

export const Small = meta.story({ args: { tile: "small", children: cards } });
export const Medium = meta.story({ args: { children: cards } });
export const Large = meta.story({ args: { tile: "large", gap: "s6", children: cards } });
export const One = meta.story({ args: { children: <Card>Só um plano disponível para o seu CEP</Card> } });

export const Dark = Small.extend({ globals: { theme: "dark" } });
export const Narrow = Medium.extend({ globals: { viewport: { value: "narrow" } } });
