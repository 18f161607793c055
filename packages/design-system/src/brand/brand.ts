import { schemeRules } from "../theme/schemeRules.ts";
import { cssVariables } from "../tokens/cssVariables.ts";
import { compact } from "../tokens/generated/compact.ts";
import { BrandError, type BrandProblem } from "./BrandError.ts";
import { type BrandColors, derivedPalette } from "./derivedPalette.ts";
import { highContrastPalette } from "./mendedPalette.ts";
import type { ColorPalette } from "./palette.ts";

export interface BrandOptions extends BrandColors {
  /**
   * What happens to a `primary` or `highlight` with too little contrast: it is changed until it has enough, or the brand is refused. `neutral`
   * gives its hue only, and `affection` is used as given in light: no text is in it.
   * @default "mend"
   */
  readonly onLowContrast?: "mend" | "refuse" | undefined;
  /**
   * "compact": smaller spaces, and controls 44 px high instead of 48.
   * @default "comfortable"
   */
  readonly density?: "comfortable" | "compact" | undefined;
}

/** A colour that was changed to have enough contrast. */
export interface MendedColor {
  readonly color: "primary" | "highlight";
  readonly from: string;
  readonly to: string;
}

/** A brand, for ThemeRoot. */
export interface Brand {
  readonly id: string;
  /** The rules that declare the brand's tokens: the content of a file to link, for a page that links `style.css`. */
  readonly css: string;
  /** The colours in each mode. */
  readonly palettes: {
    readonly light: ColorPalette;
    readonly dark: ColorPalette;
    readonly lightContrast: ColorPalette;
    readonly darkContrast: ColorPalette;
  };
  /** The given colours that were changed, in light. */
  readonly mended: readonly MendedColor[];
}

const options = ["primary", "neutral", "highlight", "affection"] as const;

function refuseWrongColors(given: BrandColors): void {
  const problems = options.flatMap((option): BrandProblem[] => {
    const value = given[option];
    const isMissing = value === undefined && option !== "primary";
    return isMissing || /^#[\da-f]{6}$/i.test(String(value))
      ? []
      : [{ kind: "notAColor", option, value: String(value) }];
  });
  if (problems.length > 0) throw new BrandError(problems);
}

/**
 * Derives a brand from its main colour: every colour token in light, dark and both with more contrast. Texts reach 4.5:1 and controls
 * 3:1 (WCAG 2.2 AA); under `prefers-contrast: more`, 7:1 and 4.5:1.
 * @throws BrandError if a colour is not "#rrggbb", or if `primary` or `highlight` has too little contrast and `onLowContrast` is "refuse".
 *
 * @example
 * const acme = brand({ primary: "#00695c", highlight: "#ffd54f" });
 *
 * const shop = <ThemeRoot brand={acme}>Minha loja</ThemeRoot>;
 */
export function brand({ onLowContrast = "mend", density = "comfortable", ...given }: BrandOptions): Brand {
  refuseWrongColors(given);
  const light = derivedPalette(given, "light");
  const dark = derivedPalette(given, "dark");
  const mended = (["primary", "highlight"] as const).flatMap((color): MendedColor[] => {
    const from = given[color];
    return from === undefined || from.toLowerCase() === light[color].toLowerCase()
      ? []
      : [{ color, from, to: light[color] }];
  });
  if (onLowContrast === "refuse" && mended.length > 0) {
    throw new BrandError(
      mended.map(({ color, from, to }) => ({ kind: "lowContrast", color, value: from, suggestion: to })),
    );
  }
  const palettes = {
    light,
    dark,
    lightContrast: highContrastPalette(light, "light"),
    darkContrast: highContrastPalette(dark, "dark"),
  };
  const id = [...options.map((option) => given[option]?.slice(1) ?? ""), density].join("-").toLowerCase();
  return { id, palettes, mended, css: cssOf(palettes, density, `[data-brand="${id}"]`) };
}

function cssOf(palettes: Brand["palettes"], density: BrandOptions["density"], scope: string): string {
  const colors = (palette: ColorPalette) => cssVariables({ color: palette });
  const rules = schemeRules(
    {
      light: colors(palettes.light) + (density === "compact" ? cssVariables(compact) : ""),
      dark: colors(palettes.dark),
      lightContrast: colors(palettes.lightContrast),
      darkContrast: colors(palettes.darkContrast),
    },
    scope,
  );
  return rules.replace(/\s*\n\s*/g, "");
}
