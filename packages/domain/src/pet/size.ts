import type { Species } from "./species.ts";

export const sizes = ["micro", "pequeno", "medio", "grande"] as const;

/** The size of a dog; the values are the tags of the size cards (FUN-057, FUN-112). */
export type Size = (typeof sizes)[number];

/** What is kept as the size of a cat, which has no size to choose (FUN-064). */
export const catSize = "gato";

/** The size of any pet, as the server keeps it. */
export type PetSize = Size | typeof catSize;

export const sizeLabels: Readonly<Record<Size, string>> = {
  micro: "Micro",
  pequeno: "Pequeno",
  medio: "Médio",
  grande: "Grande",
};

/** The weights as shown; the customer chooses, nothing is computed from them (FUN-063). */
export const sizeWeights: Readonly<Record<Size, string>> = {
  micro: "até 4kg",
  pequeno: "5 a 9kg",
  medio: "10 a 24kg",
  grande: "mais de 25kg",
};

/** Whether a text from outside is the tag of a size card; the size of a cat is not. */
export function isSize(text: string): text is Size {
  return sizes.some((size) => size === text);
}

/** Whether a text from outside is the size of any pet. */
export function isPetSize(text: string): text is PetSize {
  return text === catSize || isSize(text);
}

/** The species that a size tells of; undefined while the size is unknown. */
export function speciesOfSize(size: PetSize | undefined): Species | undefined {
  if (size === undefined) return undefined;
  return size === catSize ? "cat" : "dog";
}
