import { describe, expect, it } from "vitest";
import { contrast, controlPairs, solidGrounds, textPairs } from "./contrast.ts";
import { dark } from "./generated/dark.ts";
import { darkContrast } from "./generated/darkContrast.ts";
import { light } from "./generated/light.ts";
import { lightContrast } from "./generated/lightContrast.ts";

const inDark = { ...light.color, ...dark.color };

describe.each([
  ["light", light.color, 4.5, 3],
  ["dark", inDark, 4.5, 3],
  ["light with more contrast", { ...light.color, ...lightContrast.color }, 7, 4.5],
  ["dark with more contrast", { ...inDark, ...darkContrast.color }, 7, 4.5],
])("colours in %s", (_mode, colors, textLevel, controlLevel) => {
  it.each(textPairs)(`text %s on %s reaches ${textLevel}:1`, (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(textLevel);
  });

  it.each(controlPairs)(`control or focus %s on %s reaches ${controlLevel}:1`, (control, ground) => {
    expect(contrast(colors[control], colors[ground])).toBeGreaterThanOrEqual(controlLevel);
  });

  it.each(solidGrounds)("the focus ring or its halo on %s reaches 3:1", (ground) => {
    const parts = [contrast(colors.focus, colors[ground]), contrast(colors.focusHalo, colors[ground])];
    expect(Math.max(...parts)).toBeGreaterThanOrEqual(3);
  });
});
