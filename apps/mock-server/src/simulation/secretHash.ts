import { hashNumber } from "./hashNumber.ts";

/**
 * The name of something in a mailed URL: 32 hexadecimal digits derived from a fact, which cannot be guessed without
 * it.
 */
export function secretHash(fact: string): string {
  return [1, 2, 3, 4].map((part) => hashNumber(`${fact} is called ${part}`).toString(16).padStart(8, "0")).join("");
}
