const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/**
 * A whole number from 0 to below 2³² derived from a name: FNV-1a with the final mix of MurmurHash3. The same name
 * gives the same number, however the days are split.
 */
export function hashNumber(name: string): number {
  let hash = fnvOffset;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), fnvPrime);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The name of something in a mailed URL: 32 hexadecimal digits derived from a fact, which cannot be guessed without
 * it.
 */
export function secretHash(fact: string): string {
  return [1, 2, 3, 4].map((part) => hashNumber(`${fact} is called ${part}`).toString(16).padStart(8, "0")).join("");
}
