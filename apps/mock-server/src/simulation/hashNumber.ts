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
