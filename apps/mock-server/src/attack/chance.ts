/** Chance that is the same each time, for one seed (mulberry32). */
export interface Chance {
  /** From 0, 1 not included. */
  number(): number;
  /** Whether something happens that happens once in `times`. */
  once(times: number): boolean;
  /** @throws RangeError for a list without anything to choose. */
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
