import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, controlPairs, solidGrounds, textPairs } from "../tokens/contrast.ts";
import { BrandError } from "./BrandError.ts";
import { type BrandOptions, brand } from "./brand.ts";
import { toHex, toOklch } from "./oklch.ts";
import { type ColorPalette, ownPalettes } from "./palette.ts";

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

const anyBrand = fc.record(
  { primary: anyColor, neutral: anyColor, highlight: anyColor, affection: anyColor },
  { requiredKeys: ["primary"] },
);

function tooFaint(palette: ColorPalette, text: number, control: number): string[] {
  const below = (pairs: typeof textPairs, least: number) =>
    pairs.flatMap(([front, ground]) => {
      const ratio = contrast(palette[front], palette[ground]);
      return ratio < least ? [`${front} on ${ground}: ${ratio}`] : [];
    });
  const rings = solidGrounds.filter(
    (ground) => Math.max(contrast(palette.focus, palette[ground]), contrast(palette.focusHalo, palette[ground])) < 3,
  );
  return [...below(textPairs, text), ...below(controlPairs, control), ...rings];
}

describe("brand", () => {
  it("has enough contrast in every mode, whatever the colours", () => {
    fc.assert(
      fc.property(anyBrand, (colors) => {
        const { light, dark, lightContrast, darkContrast } = brand(colors).palettes;
        expect([...tooFaint(light, 4.5, 3), ...tooFaint(dark, 4.5, 3)]).toEqual([]);
        expect([...tooFaint(lightContrast, 7, 4.5), ...tooFaint(darkContrast, 7, 4.5)]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("keeps colours that have enough contrast, given or not", () => {
    const teal = brand({ primary: "#00695c", highlight: "#ffd54f" });
    expect(teal.palettes.light).toMatchObject({ primary: "#00695c", highlight: "#ffd54f", onPrimary: "#ffffff" });
    expect(teal.mended).toEqual([]);
    expect(teal.palettes.light.success).toBe(ownPalettes.light.success);
    expect(teal.palettes.dark.affection).toBe(ownPalettes.dark.affection);
  });

  it("mends a colour that is too light, keeps its hue, and says so", () => {
    const { palettes, mended } = brand({ primary: "#ffb300" });
    expect(mended).toEqual([{ color: "primary", from: "#ffb300", to: palettes.light.primary }]);
    expect(toOklch(palettes.light.primary).hue).toBeCloseTo(toOklch("#ffb300").hue, 1);
    expect(contrast(palettes.light.primary, palettes.light.page)).toBeGreaterThanOrEqual(4.5);
  });

  it("has the brand's colour above the header in light, and nothing bright there in the dark", () => {
    fc.assert(
      fc.property(anyBrand, (colors) => {
        const { light, dark, darkContrast } = brand(colors).palettes;
        expect(light.brandGround).toBe(light.primary);
        for (const palette of [dark, darkContrast]) expect(contrast(palette.brandGround, "#000000")).toBeLessThan(3);
      }),
      { numRuns: 50 },
    );
  });

  it("makes a grey brand grey", () => {
    const { light, dark } = brand({ primary: "#444444" }).palettes;
    for (const color of [light.ink, light.page, light.primaryTint, dark.primary, dark.surface, dark.brandGround]) {
      expect(toOklch(color).chroma).toBeLessThan(0.01);
    }
  });

  it("refuses a colour that is too light if it must not be changed", () => {
    const refused = () => brand({ primary: "#ffb300", onLowContrast: "refuse" });
    expect(refused).toThrow(BrandError);
    expect(refused).toThrow(/^primary #ffb300 has too little contrast: use #[\da-f]{6}, or onLowContrast: "mend"\.$/);
    expect(brand({ primary: "#00695c", onLowContrast: "refuse" }).mended).toEqual([]);
  });

  it.each(["teal", "#fff", "00695c", "#00695c80", ""])("refuses %o, which is no colour", (value) => {
    const options: BrandOptions = { primary: value, neutral: value };
    try {
      brand(options);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BrandError);
      expect(error).toHaveProperty("problems", [
        { kind: "notAColor", option: "primary", value },
        { kind: "notAColor", option: "neutral", value },
      ]);
    }
  });

  it("changes spaces and the height of controls only when compact", () => {
    expect(brand({ primary: "#00695c" }).css).not.toContain("--petbox-space");
    expect(brand({ primary: "#00695c", density: "compact" }).css).toContain("--petbox-size-touch:44px;");
  });

  it("has different ids for different brands, without characters that CSS would read", () => {
    const ids = [
      brand({ primary: "#00695c" }),
      brand({ primary: "#00695C", density: "compact" }),
      brand({ primary: "#00695c", neutral: "#00695c" }),
      brand({ primary: "#00695c", highlight: "#00695c" }),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  });
});

it("converts every colour to OKLCH and back", () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});
