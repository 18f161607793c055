/** A seeded random number generator (mulberry32). */
export interface Chance {
  /** A number in [0, 1). */
  number(): number;
  /** True once in `times` on average. */
  once(times: number): boolean;
  /** Picks an element. @throws RangeError for an empty list. */
  of<Each>(choices: readonly Each[]): Each;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    once: (times) => number() * times < 1,
    of(choices) {
      const [chosen] = choices.slice(Math.floor(number() * choices.length));
      if (chosen === undefined) throw new RangeError("There is nothing to choose.");
      return chosen;
    },
  };
}
