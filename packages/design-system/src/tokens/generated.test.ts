import { describe, expect, it } from "vitest";
import { dtcgResolver, dtcgTokens } from "../../scripts/dtcg-tokens.ts";
import { modes } from "../../scripts/token-tree.ts";
import { lightValues, valuesIn } from "../../scripts/token-values.ts";
import { tokensStudio } from "../../scripts/tokens-studio.ts";
import { cssVariables } from "./cssVariables.ts";
import { compact } from "./generated/compact.ts";
import { dark } from "./generated/dark.ts";
import { darkContrast } from "./generated/darkContrast.ts";
import { light } from "./generated/light.ts";
import { lightContrast } from "./generated/lightContrast.ts";
import resolver from "./generated/petbox.resolver.json" with { type: "json" };
import dtcg from "./generated/petbox.tokens.json" with { type: "json" };
import { reducedMotion } from "./generated/reducedMotion.ts";
import studio from "./generated/tokens-studio.json" with { type: "json" };
import { tokens } from "./index.ts";
import file from "./tokens.json" with { type: "json" };

describe("the generated tokens", () => {
  it("match tokens.json", () => {
    expect(light).toEqual(lightValues(file));
    const inModes = { dark, lightContrast, darkContrast, compact, reducedMotion };
    for (const mode of modes) expect(inModes[mode]).toEqual(valuesIn(mode, file));
  });

  it("have a dark value for every colour", () => {
    const sameInBoth = Object.keys(light.color).filter((name) => !(name in dark.color));
    expect(sameInBoth).toEqual([]);
  });

  it("are declared under the names used by the references", () => {
    expect(tokens.color.ink).toBe(`var(--petbox-color-ink, ${light.color.ink})`);
    expect(cssVariables(light)).toContain(`--petbox-color-ink:${light.color.ink};`);
  });
});

describe("the tokens for other tools", () => {
  it("match tokens.json", () => {
    expect(dtcg).toEqual(dtcgTokens(file));
    expect(resolver).toEqual(dtcgResolver(file, "petbox.tokens.json"));
    expect(studio).toEqual(tokensStudio(file));
  });

  it("are written as the Design Tokens format asks, with their modes", () => {
    expect(dtcg.color.inkSoft.$value).toEqual({
      colorSpace: "srgb",
      components: [0.3725, 0.3137, 0.4392],
      hex: "#5f5070",
    });
    expect(dtcg.color.backdrop.$value).toMatchObject({ alpha: 0.6, hex: "#2b1b3d" });
    expect(dtcg.color.inkSoft.$extensions.mode.dark).toMatchObject({ hex: dark.color.inkSoft });
    expect(dtcg.space.s4.$value).toEqual({ value: 1, unit: "rem" });
    expect(dtcg.duration.fast.$value).toEqual({ value: 120, unit: "ms" });
    expect(dtcg.shadow.raised.$value.offsetY).toEqual({ value: 2, unit: "px" });
    const [darkTokens, moreContrast] = resolver.modifiers.scheme.contexts.darkContrast;
    expect(darkTokens?.color.page?.$value).toMatchObject({ hex: dark.color.page });
    expect(moreContrast?.color.border.$value).toMatchObject({ hex: darkContrast.color.border });
  });

  it("are in the units of Figma, in sets that the themes combine", () => {
    expect(studio.base.fontSize.small).toMatchObject({ $type: "fontSizes", $value: "14px" });
    expect(studio.base.lineHeight.body.$value).toBe("150%");
    expect(studio.dark.color.page.$value).toBe(dark.color.page);
    const sets = Object.keys(studio).filter((name) => !name.startsWith("$"));
    expect(studio.$metadata.tokenSetOrder).toEqual(sets);
    const enabled = studio.$themes.flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets));
    expect(new Set(enabled)).toEqual(new Set(sets));
  });
});
