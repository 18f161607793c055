import { contrast, controlPairs, solidGrounds, textPairs } from "../tokens/contrast.ts";
import { toHex, toOklch } from "./oklch.ts";
import type { ColorName, ColorPalette, Scheme } from "./palette.ts";

/** The contrast ratios that a palette must reach. */
export interface ContrastLevels {
  readonly text: number;
  readonly control: number;
}

/** WCAG 2.2 level AA. */
export const standardLevels: ContrastLevels = { text: 4.5, control: 3 };

/** Level AAA for text, for people who ask for more contrast. */
const highLevels: ContrastLevels = { text: 7, control: 4.5 };

/** A ring on a solid ground is seen by itself or by its halo. */
const ringLevel = 3;

/** Foregrounds, which become darker in light and lighter in dark until they stand out. The focus ring depends on all others. */
const foregrounds = [
  "ink",
  "inkSoft",
  "borderStrong",
  "primary",
  "primaryPressed",
  "success",
  "warning",
  "danger",
  "info",
  "brandGround",
  "focus",
] as const satisfies readonly ColorName[];

const step = 0.005;

/** Changes the lightness of a colour, one step at a time, until it passes or is black or white. */
function shifted(hex: string, direction: 1 | -1, passes: (hex: string) => boolean): string {
  const start = toOklch(hex);
  let color = hex;
  for (let lightness = start.lightness; !passes(color); ) {
    lightness += direction * step;
    color = toHex({ ...start, lightness });
    if (lightness <= 0 || lightness >= 1) break;
  }
  return color;
}

/** The colours that a colour is seen with, each with the ratio it needs. */
function neighboursOf(name: ColorName, { text, control }: ContrastLevels) {
  const beside = (pairs: typeof textPairs, least: number) =>
    pairs.flatMap(([front, ground]) => {
      if (front === name) return [{ other: ground, least }];
      return ground === name ? [{ other: front, least }] : [];
    });
  return [...beside(textPairs, text), ...beside(controlPairs, control)];
}

/** Returns a foreground colour of the palette with enough contrast to all of its neighbours. */
export function mendedColor(name: ColorName, palette: ColorPalette, scheme: Scheme, levels: ContrastLevels): string {
  const neighbours = neighboursOf(name, levels);
  const rings = name === "focus" ? solidGrounds : [];
  return shifted(
    palette[name],
    scheme === "light" ? -1 : 1,
    (hex) =>
      neighbours.every(({ other, least }) => contrast(hex, palette[other]) >= least) &&
      rings.every(
        (ground) => Math.max(contrast(hex, palette[ground]), contrast(palette.focusHalo, palette[ground])) >= ringLevel,
      ),
  );
}

/** The highlight with its text: white or dark text first, then a lighter highlight. */
function mendedHighlight({ highlight, onHighlight }: ColorPalette, { text }: ContrastLevels) {
  const reads = (hex: string) => contrast(hex, highlight) >= text;
  if (reads(onHighlight)) return { highlight, onHighlight };
  if (reads("#ffffff")) return { highlight, onHighlight: "#ffffff" };
  const darkText = shifted(onHighlight, -1, reads);
  return { highlight: shifted(highlight, 1, (hex) => contrast(darkText, hex) >= text), onHighlight: darkText };
}

/** Returns the palette with every foreground at the levels. Colours that reach them stay as they are. */
export function mendedPalette(palette: ColorPalette, scheme: Scheme, levels: ContrastLevels): ColorPalette {
  const mended: Record<ColorName, string> = { ...palette, ...mendedHighlight(palette, levels) };
  for (const name of foregrounds) mended[name] = mendedColor(name, mended, scheme, levels);
  return mended;
}

/** The palette for `prefers-contrast: more`: higher levels, and decorative lines as strong as those of controls. */
export function highContrastPalette(palette: ColorPalette, scheme: Scheme): ColorPalette {
  const mended = mendedPalette(palette, scheme, highLevels);
  return { ...mended, border: mended.borderStrong };
}
