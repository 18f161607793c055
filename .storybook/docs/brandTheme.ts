import { create } from "storybook/theming/create";
import { dark } from "../../packages/design-system/src/tokens/generated/dark.ts";
import { light } from "../../packages/design-system/src/tokens/generated/light.ts";

const palettes = { light: light.color, dark: { ...light.color, ...dark.color } };

/** Storybook's own pages in the brand's colours. */
export function brandTheme(base: "light" | "dark") {
  const color = palettes[base];
  return create({
    base,
    brandTitle: "PetBox",
    brandUrl: "./",
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: base === "light" ? color.page : color.surfaceSunken,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appBorderColor: color.border,
    appBorderRadius: 12,
    fontBase: '"Nunito Variable", system-ui, sans-serif',
    textColor: color.ink,
    textMutedColor: color.inkSoft,
    barTextColor: color.inkSoft,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    barBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 12,
  });
}
