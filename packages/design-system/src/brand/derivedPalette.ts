import { mendedColor, mendedPalette, standardLevels } from "./mendedPalette.ts";
import { toHex, toOklch } from "./oklch.ts";
import { type ColorName, type ColorPalette, ownPalettes, type Scheme } from "./palette.ts";

/** The colours that define a brand, "#rrggbb". */
export interface BrandColors {
  /** The main action, links and selection. */
  readonly primary: string;
  /**
   * The hue of texts, backgrounds and lines.
   * @default primary
   */
  readonly neutral?: string | undefined;
  /**
   * Ribbons and progress.
   * @default "#ffb020"
   */
  readonly highlight?: string | undefined;
  /**
   * Warmth, hearts.
   * @default "#ff5c5c"
   */
  readonly affection?: string | undefined;
}

const neutrals = [
  "ink",
  "inkSoft",
  "page",
  "surface",
  "surfaceSunken",
  "border",
  "borderStrong",
  "skeleton",
] as const satisfies readonly ColorName[];

/** Below this chroma a colour is a grey and has no hue of its own. */
const grey = 0.02;

/** The colour of the library's own palette, turned to another hue; grey if the hue comes from a grey. */
function turned(own: string, hueOf: string): string {
  const { chroma, hue } = toOklch(hueOf);
  const color = toOklch(own);
  return toHex({ ...color, chroma: color.chroma * Math.min(1, chroma / grey), hue });
}

/** A pressed colour: as far from the colour as in the library's own palette, and away from black if it is nearly black. */
function pressed(color: string, own: ColorPalette): string {
  const start = toOklch(color);
  const [from, to] = [toOklch(own.primary), toOklch(own.primaryPressed)];
  const distance = to.lightness - from.lightness;
  const isNearlyBlack = start.lightness + distance < 0.1;
  return toHex({
    lightness: start.lightness + (isNearlyBlack ? -distance : distance),
    chroma: start.chroma * (to.chroma / from.chroma),
    hue: start.hue,
  });
}

/** The brand's colours in a scheme, before any is mended: the given ones in light, as bright as the library's own in dark. */
function shown(given: string, own: string, scheme: Scheme): string {
  if (scheme === "light") return given;
  const { chroma, hue } = toOklch(given);
  const { lightness, chroma: most } = toOklch(own);
  return toHex({ lightness, chroma: Math.min(chroma, most), hue });
}

/** Derives every colour of a scheme from the brand's colours, with the contrast of WCAG 2.2 level AA. */
export function derivedPalette(brand: BrandColors, scheme: Scheme): ColorPalette {
  const own = ownPalettes[scheme];
  const { primary, neutral = primary, highlight, affection } = brand;
  const grounds: ColorPalette = {
    ...own,
    ...Object.fromEntries(neutrals.map((name) => [name, turned(own[name], neutral)])),
    primaryTint: turned(own.primaryTint, primary),
    chosenTint: turned(own.chosenTint, primary),
    onPrimary: turned(own.onPrimary, primary),
    onBrandGround: turned(own.onBrandGround, neutral),
    ...(highlight && { highlight, highlightTint: turned(own.highlightTint, highlight) }),
    ...(affection && {
      affection: shown(affection, own.affection, scheme),
      affectionTint: turned(own.affectionTint, affection),
    }),
  };
  const onGrounds: ColorPalette = {
    ...grounds,
    focusHalo: scheme === "light" ? own.focusHalo : grounds.page,
    primary: shown(primary, own.primary, scheme),
  };
  const mended = mendedColor("primary", onGrounds, scheme, standardLevels);
  const palette: ColorPalette = {
    ...onGrounds,
    primary: mended,
    primaryPressed: pressed(mended, own),
    brandGround: scheme === "light" ? mended : turned(own.brandGround, primary),
    focus: mended,
  };
  return mendedPalette(palette, scheme, standardLevels);
}
