import type { Species } from "./species.ts";

export const sizes = ["micro", "pequeno", "medio", "grande"] as const;

/** The size of a dog; the values are the tags of the size cards (FUN-057, FUN-112). */
export type Size = (typeof sizes)[number];

/** The stored size of a cat, which has no size step (FUN-064). */
export const catSize = "gato";

/** The size of any pet, as the server stores it. */
export type PetSize = Size | typeof catSize;

export const sizeLabels: Readonly<Record<Size, string>> = {
  micro: "Micro",
  pequeno: "Pequeno",
  medio: "Médio",
  grande: "Grande",
};

/** The displayed weights; they do not affect any calculation (FUN-063). */
export const sizeWeights: Readonly<Record<Size, string>> = {
  micro: "até 4kg",
  pequeno: "5 a 9kg",
  medio: "10 a 24kg",
  grande: "mais de 25kg",
};

/** Whether an unvalidated text is the tag of a size card; a cat's size is not. */
export function isSize(text: string): text is Size {
  return sizes.some((size) => size === text);
}

/** Whether an unvalidated text is the size of any pet. */
export function isPetSize(text: string): text is PetSize {
  return text === catSize || isSize(text);
}

/** The species implied by a size; undefined without a size. */
export function speciesOfSize(size: PetSize | undefined): Species | undefined {
  if (size === undefined) return undefined;
  return size === catSize ? "cat" : "dog";
}
