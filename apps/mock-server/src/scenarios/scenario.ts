import type { Fault } from "../backend/fault.ts";
import type { SessionRecord } from "../backend/session/collections.ts";
import type { World } from "../backend/store.ts";

/** A named state of the world with its faults, shared by stories, tests and the server's flag. */
export interface Scenario {
  /** The title in lists. */
  readonly title: string;
  /** One sentence about this world, for choosing between scenarios. */
  readonly description: string;
  /** The initial session of a new visitor. */
  readonly newcomer: Partial<SessionRecord>;
  /** The world at its start (epoch ms). */
  world(now: number): World;
  readonly faults: readonly Fault[];
  /** Delay of each reply, in milliseconds. */
  readonly latency: number;
}

/** A scenario from its differences to the default. */
export function scenario(
  title: string,
  description: string,
  difference: { [Part in keyof Omit<Scenario, "title" | "description">]?: Scenario[Part] } = {},
): Scenario {
  return { title, description, newcomer: {}, world: () => ({}), faults: [], latency: 0, ...difference };
}
