import preview from "@petbox/storybook/preview";
import { Grid } from "../components/foundations/Grid/Grid.tsx";
import { Stack } from "../components/foundations/Stack/Stack.tsx";
import { light } from "./generated/light.ts";
import { Box } from "./specimens/specimens.styles.ts";
import { TokenName } from "./specimens/TokenName.tsx";

const meta = preview.meta({
  title: "Tokens/Cantos e sombras",
  parameters: {
    synonyms: ["radius", "border radius", "shadow", "elevation", "elevação", "raio"],
    layout: "padded",
    docs: {
      description: {
        component:
          "Controles têm cantos de 12 px, cartões de 20, etiquetas são pílulas. Duas sombras bastam: a do que repousa sobre a página e a do que flutua acima dela.",
      },
    },
  },
});

export const Corners = meta.story({
  name: "Cantos",
  render: () => (
    <Grid tile="small" gap="s6">
      {Object.entries(light.radius).map(([name, value]) => (
        <Stack key={name} gap="s2">
          <Box data-radius={name} />
          <TokenName name={`radius.${name}`} value={value} />
        </Stack>
      ))}
    </Grid>
  ),
});

export const Shadows = meta.story({
  name: "Sombras",
  render: () => (
    <Grid tile="medium" gap="s8">
      {Object.entries(light.shadow).map(([name, value]) => (
        <Stack key={name} gap="s4">
          <Box data-shadow={name} />
          <TokenName name={`shadow.${name}`} value={value} />
        </Stack>
      ))}
    </Grid>
  ),
});
