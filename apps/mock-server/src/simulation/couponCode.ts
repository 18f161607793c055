import { hashNumber } from "./hashNumber.ts";

/** The number of digits and capital letters. */
const length = 6;

/** A personal coupon code: a word and characters derived from a fact, so that it is the same on every run. */
export function couponCode(word: string, fact: string): string {
  return (
    word.toUpperCase() +
    hashNumber(`${fact} is a coupon`).toString(36).toUpperCase().padStart(length, "0").slice(-length)
  );
}
