import type { ScenarioName } from "../scenarios/scenarios.ts";

/** The data of a page as the documents show them, and where to see the page. */
export interface WirePage {
  /** A scenario whose visitor may see the page. */
  readonly scenario: ScenarioName;
  /** The parameters of its path in that scenario. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The page works without its data and shows no error. @default false */
  readonly isSilent?: true;
  /** The page has no separate not-found state: its data or the shop shows it. @default false */
  readonly neverMissing?: true;
  /** The page expires: opened a while ago, it shows less. @default false */
  readonly runsOut?: true;
  /** The golden data, in wire names. */
  readonly data: unknown;
}

/** The pages of an area by route pattern. */
export type WirePages = Readonly<Record<string, WirePage>>;
