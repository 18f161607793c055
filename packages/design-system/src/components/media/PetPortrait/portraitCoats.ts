import { type CatCoat, type Coat, catCoats, type DogCoat, dogCoats } from "@petbox/domain/pet/coat";
import type { Species } from "@petbox/domain/pet/species";
import { tokens } from "../../../tokens/index.ts";

/** The colours of one coat. Fur has the same colours on light and dark grounds. */
export interface Fur {
  readonly base: string;
  /** Under the chin and at the edges. */
  readonly shade: string;
  /** Muzzle and chest. */
  readonly light: string;
  /** Ears, patches or stripes. */
  readonly mark: string;
  /** The inside of upright ears. */
  readonly inner: string;
}

/** How a cat of one coat is drawn. */
export interface CatLook {
  readonly isLong: boolean;
  readonly pattern: "stripes" | "spots" | "mask" | "wrinkles" | "none";
  readonly fur: Fur;
  readonly iris: string;
}

const dogFur: Readonly<Record<DogCoat, Fur>> = {
  short: { base: "#e0a15c", shade: "#c48443", light: "#fbe3bd", mark: "#b87536", inner: "#f2b8a0" },
  long: { base: "#d9a05b", shade: "#b97f3f", light: "#fbeacd", mark: "#8b5a34", inner: "#f2b8a0" },
  curly: { base: "#f0cfa0", shade: "#dcb27b", light: "#fdf0dc", mark: "#e3bb85", inner: "#f2b8a0" },
  spotted: { base: "#fff7ea", shade: "#ecd9c2", light: "#ffffff", mark: "#96603c", inner: "#f2b8a0" },
  pointed: { base: "#8d8299", shade: "#6e637c", light: "#fbf4ea", mark: "#5d526b", inner: "#f2b3ad" },
  hanging: { base: "#b5713a", shade: "#96592b", light: "#fdf0dc", mark: "#7c4523", inner: "#f2b8a0" },
};

const orange: Fur = { base: "#f2a54a", shade: "#d98430", light: "#fff0da", mark: "#cf7526", inner: "#f9b9ad" };
const tabby: Fur = { base: "#b39274", shade: "#8f7054", light: "#f3e4d0", mark: "#6d523c", inner: "#f0b5a6" };
const spotted: Fur = { base: "#dba660", shade: "#b98240", light: "#faebcf", mark: "#7a4a24", inner: "#f2b8a0" };
const points: Fur = { base: "#f2e2c9", shade: "#d6bd9b", light: "#a17c68", mark: "#7b5848", inner: "#b08977" };
const grey: Fur = { base: "#8d97a8", shade: "#6c7688", light: "#b4bccb", mark: "#7a8496", inner: "#e0aeb4" };
const black: Fur = { base: "#53485f", shade: "#3a3046", light: "#8a7f98", mark: "#453b51", inner: "#bd8f9f" };
const brown: Fur = { base: "#906043", shade: "#71472f", light: "#bd8b6d", mark: "#7c5138", inner: "#d99f8c" };
const white: Fur = { base: "#e6e1ee", shade: "#c6bfd3", light: "#ffffff", mark: "#d3ccdf", inner: "#f3abab" };
const bare: Fur = { base: "#e3ab96", shade: "#c58872", light: "#f3cdbb", mark: "#c78d78", inner: "#ea8580" };

const green = "#9ccf5f";
const amber = "#f4b53f";
const blue = "#7cc0f2";

const catLooks: Readonly<Record<CatCoat, CatLook>> = {
  orange: { isLong: false, pattern: "stripes", fur: orange, iris: green },
  tabby: { isLong: false, pattern: "stripes", fur: tabby, iris: green },
  spotted: { isLong: false, pattern: "spots", fur: spotted, iris: green },
  points: { isLong: false, pattern: "mask", fur: points, iris: blue },
  grey: { isLong: false, pattern: "none", fur: grey, iris: amber },
  black: { isLong: false, pattern: "none", fur: black, iris: amber },
  brown: { isLong: false, pattern: "none", fur: brown, iris: green },
  white: { isLong: false, pattern: "none", fur: white, iris: blue },
  bare: { isLong: false, pattern: "wrinkles", fur: bare, iris: blue },
  longWhite: { isLong: true, pattern: "none", fur: white, iris: amber },
  longTabby: { isLong: true, pattern: "stripes", fur: tabby, iris: amber },
  longPoints: { isLong: true, pattern: "mask", fur: points, iris: blue },
  longGrey: { isLong: true, pattern: "none", fur: grey, iris: green },
};

/** A coat that is not known yet: a sketch in the brand's colours. */
const unknownDogFur: Fur = { base: "#c9b1ef", shade: "#ad90de", light: "#eee4ff", mark: "#a585db", inner: "#e3c3ee" };
const unknownCat: CatLook = {
  isLong: false,
  pattern: "stripes",
  fur: { base: "#f7b3ab", shade: "#e7938b", light: "#ffe9e5", mark: "#e58d85", inner: "#ffd5d0" },
  iris: green,
};

/** The drawing of a dog's coat; a coat that only cats have is drawn as a short one. */
export function dogLookOf(coat: Coat | undefined): { readonly coat: DogCoat; readonly fur: Fur } {
  if (coat === undefined) return { coat: "short", fur: unknownDogFur };
  const drawn = dogCoats.find((dogCoat) => dogCoat === coat) ?? "short";
  return { coat: drawn, fur: dogFur[drawn] };
}

/** The drawing of a cat's coat; a coat that only dogs have is drawn as tabby. */
export function catLookOf(coat: Coat | undefined): CatLook {
  if (coat === undefined) return unknownCat;
  return catLooks[catCoats.find((catCoat) => catCoat === coat) ?? "tabby"];
}

/** Nose, mouth and eyes: dark on every ground, because they stand on fur. */
export const featureColor = "#2b1b3d";

/** The dogs' world is grape, the cats' coral. The collar lies on fur, so it keeps its colour in the dark. */
export const worldColors: Readonly<Record<Species, { readonly collar: string; readonly ground: string }>> = {
  dog: { collar: "#6c2bd9", ground: tokens.color.primaryTint },
  cat: { collar: "#ff5c5c", ground: tokens.color.affectionTint },
};
