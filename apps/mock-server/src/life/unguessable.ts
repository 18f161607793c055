import { draw } from "./draw.ts";

/**
 * What something is called in an address that is mailed: the same each time, 32 hexadecimal digits, and nothing that
 * anybody could guess who does not know the fact.
 */
export function unguessable(fact: string): string {
  return [1, 2, 3, 4].map((part) => draw(`${fact} is called ${part}`).toString(16).padStart(8, "0")).join("");
}
