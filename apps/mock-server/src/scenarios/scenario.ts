import type { Fault } from "../backend/fault.ts";
import type { Visitor } from "../backend/session/collections.ts";
import type { World } from "../backend/store.ts";

/** A named state of the world and what goes wrong in it: the one vocabulary of stories, tests and the server's flag. */
export interface Scenario {
  /** What it is, in the words of whoever picks it. */
  readonly title: string;
  /** One sentence on what is so in this world, for whoever decides between two. */
  readonly description: string;
  /** What a visitor whom nobody knows starts with. */
  readonly newcomer: Partial<Visitor>;
  /** The world at its first moment (epoch ms). */
  world(now: number): World;
  readonly faults: readonly Fault[];
  /** How long each reply is held back, in milliseconds. */
  readonly latency: number;
}

/** A scenario from what makes it different from an ordinary day. */
export function scenario(
  title: string,
  description: string,
  difference: { [Part in keyof Omit<Scenario, "title" | "description">]?: Scenario[Part] } = {},
): Scenario {
  return { title, description, newcomer: {}, world: () => ({}), faults: [], latency: 0, ...difference };
}
