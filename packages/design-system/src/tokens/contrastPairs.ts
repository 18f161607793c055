import type { light } from "./generated/light.ts";

type Color = keyof typeof light.color;

/** A foreground colour and its background. */
export type ContrastPair = readonly [front: Color, ground: Color];

const grounds = ["page", "surface", "surfaceSunken"] as const;
const tints = [
  "primaryTint",
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
  ...onEach(["borderStrong"], [...grounds, "primaryTint"]),
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
