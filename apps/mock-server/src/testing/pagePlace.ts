import type { ScenarioName } from "../scenarios/scenarios.ts";

/** Where a page with data of its own is met, by somebody who may see it. */
export interface PagePlace {
  readonly scenario: ScenarioName;
  /** What stands in its address. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** It does without: nothing is said, and nothing asked for again. @default false */
  readonly isSilent?: true;
  /** The page tells nobody that its address names nothing: its data say so, or the shop knows by itself. @default false */
  readonly neverMissing?: true;
  /** Its time runs out: what was opened a while ago shows less of it. @default false */
  readonly runsOut?: true;
}

/** The places of an area's pages, each under its address in the router's notation. */
export type PagePlaces = Readonly<Record<string, PagePlace>>;
