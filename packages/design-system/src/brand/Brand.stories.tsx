import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Grid } from "../components/foundations/Grid/Grid.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { BrandSample } from "./BrandSample.tsx";
import { exampleBrands } from "./exampleBrands.ts";

const meta = preview.meta({
  title: "Tokens/Marcas",
  parameters: {
    synonyms: ["brand", "theme", "tema", "white label", "densidade", "density"],
    layout: "padded",
    docs: {
      description: {
        component:
          '`brand({ primary: "#00695c" })` tira da cor da marca todas as outras, no claro, no escuro e com mais contraste. A cor clara demais para ler é escurecida até passar: a Sol pediu um amarelo. A Anil é compacta.',
      },
    },
  },
});

type Scheme = "light" | "dark";

const inScheme = (scheme: Scheme) => (
  <Grid tile="large" gap="s6">
    {Object.entries(exampleBrands).map(([key, { title, brand }]) => (
      <ThemeRoot key={key} brand={brand} colorScheme={scheme}>
        <BrandSample name={title} />
      </ThemeRoot>
    ))}
  </Grid>
);

export const Light = meta.story({
  name: "Quatro marcas",
  render: () => inScheme("light"),
  play: ({ canvas }) => {
    const buttons = canvas.getAllByRole("button", { name: "Continuar" });
    const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor);
    expect(new Set(grounds).size).toBe(Object.keys(exampleBrands).length);
  },
});

export const Dark = meta.story({
  globals: { theme: "dark" },
  render: () => inScheme("dark"),
});
