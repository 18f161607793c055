import { Grid } from "../../components/foundations/Grid/Grid.tsx";
import { Heading } from "../../components/foundations/Heading/Heading.tsx";
import { Stack } from "../../components/foundations/Stack/Stack.tsx";
import { Text } from "../../components/foundations/Text/Text.tsx";
import { dark } from "../generated/dark.ts";
import { light } from "../generated/light.ts";
import type { tokens } from "../index.ts";
import { colorFamilies, colorUses } from "./colorUses.ts";
import { Code, Patch } from "./specimens.styles.ts";

const inDark: Partial<Record<string, string>> = dark.color;

/** All colours by family: use, light value and dark value. */
export function Palette() {
  return (
    <Stack gap="s8">
      {colorFamilies.map(([title, names]) => (
        <Stack key={title}>
          <Heading headingLevel={2}>{title}</Heading>
          <Grid tile="medium" gap="s6">
            {names.map((name) => (
              <Stack key={name} gap="s1">
                <Swatch color={name} />
                <Text weight="bold">{name}</Text>
                <Text size="small">{colorUses[name]}</Text>
                <Text size="small" tone="soft">
                  <Code>
                    {light.color[name]} · no escuro {inDark[name] ?? light.color[name]}
                  </Code>
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

/** A patch of one colour. */
function Swatch({ color }: { color: keyof typeof tokens.color }) {
  return <Patch data-color={color} />;
}
