import { describe, expect, it } from "vitest";
import { lightValues, modes, valuesIn } from "../../scripts/token-values.ts";
import { cssVariables } from "./cssVariables.ts";
import { compact } from "./generated/compact.ts";
import { dark } from "./generated/dark.ts";
import { darkContrast } from "./generated/darkContrast.ts";
import { light } from "./generated/light.ts";
import { lightContrast } from "./generated/lightContrast.ts";
import { reducedMotion } from "./generated/reducedMotion.ts";
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
