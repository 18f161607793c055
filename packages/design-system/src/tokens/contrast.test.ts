import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { controlPairs, solidGrounds, textPairs } from "./contrastPairs.ts";
import { dark } from "./generated/dark.ts";
import { light } from "./generated/light.ts";

describe.each([
  ["light", light.color],
  ["dark", { ...light.color, ...dark.color }],
])("colours in %s", (_scheme, colors) => {
  it.each(textPairs)("text %s on %s reaches 4.5:1", (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)("control or focus %s on %s reaches 3:1", (control, ground) => {
    expect(contrast(colors[control], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(solidGrounds)("the focus ring or its halo on %s reaches 3:1", (ground) => {
    const parts = [contrast(colors.focus, colors[ground]), contrast(colors.focusHalo, colors[ground])];
    expect(Math.max(...parts)).toBeGreaterThanOrEqual(3);
  });
});
