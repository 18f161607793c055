import { dark } from "../tokens/generated/dark.ts";
import { light } from "../tokens/generated/light.ts";

/** A colour token. */
export type ColorName = keyof typeof light.color;

/** A value for every colour token: "#rrggbb", the backdrop with its opacity. */
export type ColorPalette = Readonly<Record<ColorName, string>>;

export type Scheme = "light" | "dark";

/** The palettes of the library's own brand. */
export const ownPalettes: Readonly<Record<Scheme, ColorPalette>> = {
  light: light.color,
  dark: { ...light.color, ...dark.color },
};
