import type { light } from "./generated/light.ts";

type Color = keyof typeof light.color;

/** A foreground colour and its background. */
export type ContrastPair = readonly [front: Color, ground: Color];

const grounds = ["page", "surface", "surfaceSunken"] as const;
const tints = [
  "primaryTint",
  "chosenTint",
  "highlightTint",
  "affectionTint",
  "successTint",
  "warningTint",
  "dangerTint",
  "infoTint",
] as const;
const everywhere = [...grounds, ...tints];

const onEach = (fronts: readonly Color[], under: readonly Color[]): ContrastPair[] =>
  under.flatMap((ground) => fronts.map((front): ContrastPair => [front, ground]));

/** Text: at least 4.5:1. */
export const textPairs: readonly ContrastPair[] = [
  ...onEach(["ink", "inkSoft"], everywhere),
  ...onEach(["primary", "primaryPressed", "success", "warning", "danger", "info"], grounds),
  ["primary", "primaryTint"],
  ["primaryPressed", "primaryTint"],
  ["primary", "chosenTint"],
  ["primaryPressed", "chosenTint"],
  ["success", "successTint"],
  ["warning", "warningTint"],
  ["danger", "dangerTint"],
  ["info", "infoTint"],
  ...onEach(["onPrimary"], ["primary", "primaryPressed", "success", "warning", "danger", "info"]),
  ["onHighlight", "highlight"],
  ["onBrandGround", "brandGround"],
];

/** Control borders, and the focus ring with its halo: at least 3:1. */
export const controlPairs: readonly ContrastPair[] = [
  ...onEach(["focus"], everywhere),
  ["focus", "focusHalo"],
  ...onEach(["borderStrong"], [...grounds, "primaryTint", "chosenTint"]),
];

/** Solid grounds of buttons, ribbons and bars. A ring on them is seen by itself or by its halo. */
export const solidGrounds: readonly Color[] = [
  "primary",
  "primaryPressed",
  "highlight",
  "affection",
  "success",
  "warning",
  "danger",
  "info",
  "ink",
  "brandGround",
];

function channel(eightBit: number): number {
  const part = eightBit / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of "#rrggbb", 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two opaque colours "#rrggbb", 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
