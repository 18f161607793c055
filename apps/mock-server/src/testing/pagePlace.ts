import type { ScenarioName } from "../scenarios/scenarios.ts";

/** A page with data, and the scenario whose visitor may see it. */
export interface PagePlace {
  readonly scenario: ScenarioName;
  /** The parameters of its path. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The page works without its data and shows no error. @default false */
  readonly isSilent?: true;
  /** The page has no separate not-found state: its data or the shop shows it. @default false */
  readonly neverMissing?: true;
  /** The page expires: opened a while ago, it shows less. @default false */
  readonly runsOut?: true;
}

/** The pages of an area by route pattern. */
export type PagePlaces = Readonly<Record<string, PagePlace>>;
