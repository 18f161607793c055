import { draw } from "./draw.ts";

/** How many digits and capital letters are drawn. */
const length = 6;

/** The code of a coupon that belongs to one person: a word and what a fact draws for itself, the same in every life. */
export function couponCode(word: string, fact: string): string {
  return (
    word.toUpperCase() + draw(`${fact} is a coupon`).toString(36).toUpperCase().padStart(length, "0").slice(-length)
  );
}
