import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { dark } from "./generated/dark.ts";
import { light } from "./generated/light.ts";

type Color = keyof typeof light.color;

const grounds: Color[] = ["page", "surface", "surfaceSunken"];
const tints: Color[] = [
  "primaryTint",
  "highlightTint",
  "affectionTint",
  "successTint",
  "warningTint",
  "dangerTint",
  "infoTint",
];

const texts: [Color, Color][] = [
  ...[...grounds, ...tints].flatMap((ground): [Color, Color][] => [
    ["ink", ground],
    ["inkSoft", ground],
  ]),
  ...grounds.flatMap((ground) =>
    (["primary", "primaryPressed", "success", "warning", "danger", "info"] as const).map((text): [Color, Color] => [
      text,
      ground,
    ]),
  ),
  ["primary", "primaryTint"],
  ["primaryPressed", "primaryTint"],
  ["success", "successTint"],
  ["warning", "warningTint"],
  ["danger", "dangerTint"],
  ["info", "infoTint"],
  ["onPrimary", "primary"],
  ["onPrimary", "primaryPressed"],
  ["onPrimary", "success"],
  ["onPrimary", "warning"],
  ["onPrimary", "danger"],
  ["onPrimary", "info"],
  ["onHighlight", "highlight"],
];

const controls: [Color, Color][] = [
  ...[...grounds, ...tints].map((ground): [Color, Color] => ["focus", ground]),
  ...grounds.map((ground): [Color, Color] => ["borderStrong", ground]),
  ["borderStrong", "primaryTint"],
];

describe.each([
  ["light", light.color],
  ["dark", { ...light.color, ...dark.color }],
])("colours in %s", (_scheme, colors) => {
  it.each(texts)("text %s on %s reaches 4.5:1", (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)("control or focus %s on %s reaches 3:1", (control, ground) => {
    expect(contrast(colors[control], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
