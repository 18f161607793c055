const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/**
 * A whole number from 0 to below 2³² that a fact draws for itself: the same name draws the same number in every life, in
 * whatever steps it is lived (FNV-1a, its bits mixed once more as in MurmurHash3).
 */
export function draw(name: string): number {
  let hash = fnvOffset;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), fnvPrime);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
