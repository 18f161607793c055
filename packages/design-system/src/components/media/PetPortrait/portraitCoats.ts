import type { Coat } from "@petbox/domain/pet/coat";
import type { Species } from "@petbox/domain/pet/species";
import { tokens } from "../../../tokens/index.ts";

export type CatCoat = Extract<Coat, "short" | "long">;

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

const dogFur: Readonly<Record<Coat, Fur>> = {
  short: { base: "#e0a15c", shade: "#c48443", light: "#fbe3bd", mark: "#b87536", inner: "#f2b8a0" },
  long: { base: "#d9a05b", shade: "#b97f3f", light: "#fbeacd", mark: "#8b5a34", inner: "#f2b8a0" },
  curly: { base: "#f0cfa0", shade: "#dcb27b", light: "#fdf0dc", mark: "#e3bb85", inner: "#f2b8a0" },
  spotted: { base: "#fff7ea", shade: "#ecd9c2", light: "#ffffff", mark: "#96603c", inner: "#f2b8a0" },
  pointed: { base: "#8d8299", shade: "#6e637c", light: "#fbf4ea", mark: "#5d526b", inner: "#f2b3ad" },
  hanging: { base: "#b5713a", shade: "#96592b", light: "#fdf0dc", mark: "#7c4523", inner: "#f2b8a0" },
};

const catFur: Readonly<Record<CatCoat, Fur>> = {
  short: { base: "#f2a54a", shade: "#d98430", light: "#fff0da", mark: "#cf7526", inner: "#f9b9ad" },
  long: { base: "#b9aec6", shade: "#9a8dab", light: "#f8f3fb", mark: "#9184a3", inner: "#f2b6bd" },
};

/** A coat that is not known yet: a sketch in the brand's colours. */
const unknownFur: Readonly<Record<Species, Fur>> = {
  dog: { base: "#c9b1ef", shade: "#ad90de", light: "#eee4ff", mark: "#a585db", inner: "#e3c3ee" },
  cat: { base: "#f7b3ab", shade: "#e7938b", light: "#ffe9e5", mark: "#e58d85", inner: "#ffd5d0" },
};

/** The colours of a pet's coat; the sketch's while the coat is not known. */
export function furOf(species: Species, coat: Coat | undefined): Fur {
  if (coat === undefined) return unknownFur[species];
  return species === "dog" ? dogFur[coat] : catFur[catCoatOf(coat)];
}

/** Cats have no drawing for dogs' coats: they are drawn with a short one. */
export function catCoatOf(coat: Coat | undefined): CatCoat {
  return coat === "long" ? "long" : "short";
}

/** Nose, mouth and eyes: dark on every ground, because they stand on fur. */
export const featureColor = "#2b1b3d";

/** The dogs' world is grape, the cats' coral. The collar lies on fur, so it keeps its colour in the dark. */
export const worldColors = {
  dog: { collar: "#6c2bd9", ground: tokens.color.primaryTint },
  cat: { collar: "#ff5c5c", ground: tokens.color.affectionTint },
} as const;

/** The colour of a cat's eyes. */
export function irisOf(coat: Coat | undefined): string {
  return coat === "long" ? "#f4b53f" : "#9ccf5f";
}
