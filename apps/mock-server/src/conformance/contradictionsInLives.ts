import type { Attention } from "@petbox/domain/subscription/attention";
import fc from "fast-check";
import { storedCardsOf } from "../backend/cards/storedCards.ts";
import { customerLoyaltyOf } from "../backend/loyalty/customerLoyalty.ts";
import { account } from "../scenarios/people.ts";
import { days, type Simulation, simulate } from "../testing/threeYears.ts";
import { anySimulation } from "./anySimulation.ts";
import { attentionIn, contradictionsOf, contradictionsOfCards } from "./contradictionsOf.ts";
import { pagesOf, storeOf } from "./pagesOf.ts";

const looks = Array.from({ length: days / 35 }, (_, step) => step * 35 + 4);

/** The result of comparing the pages of many lives. */
interface ComparedLives {
  /** The number of days on which the pages were compared. */
  readonly looks: number;
  readonly kinds: ReadonlySet<Attention["kind"]>;
  readonly contradictions: readonly string[];
}

/** Compares the pages of random lives of three years: state, amount and date of each subscription, cards and level. */
export function contradictionsInLives(seed: number, lives: number): ComparedLives {
  const kinds = new Set<Attention["kind"]>();
  const contradictions: string[] = [];
  let seen = 0;
  for (const simulation of fc.sample(anySimulation, { seed, numRuns: lives })) {
    seen += compareLife(simulation, kinds, contradictions);
  }
  return { looks: seen, kinds, contradictions };
}

/** Adds what one life shows. @returns the number of days on which its pages were compared. */
function compareLife(simulation: Simulation, kinds: Set<Attention["kind"]>, contradictions: string[]): number {
  let [seen, received] = [0, 0];
  simulate(simulation, looks, (world, on) => {
    seen += 1;
    const place = storeOf(world, on);
    const pages = pagesOf(place);
    for (const each of pages) {
      kinds.add(attentionIn(each, on).kind);
      contradictions.push(...contradictionsOf(each, on));
    }
    contradictions.push(...contradictionsOfCards(storedCardsOf(place.store, account.code), pages, on));
    const { boxesReceived = received } = customerLoyaltyOf(place.store, account.code, on) ?? {};
    // A level never goes back (decision 71).
    if (boxesReceived < received) contradictions.push(`level on ${on}: ${boxesReceived} boxes after ${received}`);
    received = boxesReceived;
  });
  return seen;
}
