import preview from "../../../../.storybook/preview.tsx";
import { Grid } from "../components/Grid/Grid.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { Swatch } from "./Swatch.tsx";

const meta = preview.meta({ title: "Fundamentos/Cores" });

const families = [
  [
    "Tinta e fundos",
    ["ink", "inkSoft", "page", "surface", "surfaceSunken", "border", "borderStrong", "skeleton", "backdrop"],
  ],
  [
    "Uva, manga e coral",
    [
      "primary",
      "primaryPressed",
      "primaryTint",
      "onPrimary",
      "highlight",
      "highlightTint",
      "onHighlight",
      "affection",
      "affectionTint",
    ],
  ],
  [
    "Situações",
    ["success", "successTint", "warning", "warningTint", "danger", "dangerTint", "info", "infoTint", "focus"],
  ],
] as const;

function Palette() {
  return (
    <Stack gap="s8">
      {families.map(([title, names]) => (
        <Stack key={title}>
          <Heading level={2}>{title}</Heading>
          <Grid tile="small" gap="s3">
            {names.map((name) => (
              <Stack key={name} gap="s1">
                <Swatch color={name} />
                <Text size="small">{name}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

export const Light = meta.story({ parameters: { layout: "padded" }, render: () => <Palette /> });

export const Dark = meta.story({
  render: () => (
    <ThemeRoot colorScheme="dark">
      <Palette />
    </ThemeRoot>
  ),
});
