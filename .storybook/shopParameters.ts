import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";
import type { Fault } from "@petbox/mock-server/backend/fault";
import type { SessionRecord } from "@petbox/mock-server/backend/session/collections";
import type { ScenarioName } from "@petbox/mock-server/scenarios/scenarios";
import type { Timings } from "@petbox/shop/app/services.ts";
import type { BrowserTabs } from "@petbox/shop/browser/tabs.ts";
import type { PageDrafts } from "@petbox/shop/drafts/pageDrafts.ts";

/** The start of a page's story: `parameters: { shop: { path, scenario } }`. */
export interface ShopParameters {
  /** The initial URL. */
  readonly path: string;
  /** The path of the last page, if the story leaves the first one. @default that of `path` */
  readonly endsAt?: `/${string}`;
  /** The mock server's scenario, including its faults. @default "novo" */
  readonly scenario?: ScenarioName;
  /** The visitor's current step: all earlier steps are answered, for Bob, a dog, or Mia, a cat. */
  readonly at?: StepName;
  /** The species of the pet in those answers. @default "dog" */
  readonly species?: Species;
  /** Additions to the scenario's visitor. */
  readonly visitor?: Partial<SessionRecord>;
  /** Faults in addition to the scenario's. */
  readonly faults?: readonly Fault[];
  /** The delay of each reply, in milliseconds; defaults to the scenario's. */
  readonly latency?: number;
  /** Whether the backend replies like a Laravel application without casts. @default false */
  readonly laravel?: boolean;
  readonly timings?: Partial<Timings>;
  /** "unreachable" is a page whose realtime cannot be connected; "silent" one whose channel is open and brings no event. */
  readonly realtime?: "unreachable" | "silent";
  /** Address of the waiting page's video. */
  readonly waitingVideo?: string;
  /** Calls bypass the page's network and go straight to the backend. @default false */
  readonly straight?: boolean;
  /** Whether the toolbar has replaced the story's own backend, which the page then says. @default false */
  readonly isOnOtherBackend?: boolean;
  /** Shows the analytics events below the page. @default false */
  readonly showsEvents?: boolean;
  /** The browser's other tabs, if the story needs some. */
  readonly tabs?: BrowserTabs;
  /** Unsaved text, if the story keeps drafts. */
  readonly drafts?: PageDrafts;
  /** The number of attempts to get a bot-check token that fail before one succeeds. @default 0 */
  readonly failedBotChecks?: number;
  /** The anti-forgery token of the page; defaults to the visitor's. "" simulates a page without a token. */
  readonly token?: string;
}
