import type { Species } from "@petbox/domain/pet/species";
import type { SoldTrack } from "@petbox/domain/site/structuredData";
import type { ComponentType, ReactNode } from "react";
import type { Services } from "./services.ts";
import type { SessionData } from "./session.ts";

/** What opening a page brings. */
export interface PageCode {
  readonly Page: ComponentType;
  /** What everybody sees of a page behind a gate until the visitor is known, when it is not its frame's. */
  readonly Shell?: ComponentType;
  /** Fetches what the page shows ahead, when somebody is about to open it. */
  readonly prefetch?: (services: Services) => void;
}

/** What stands around pages, and stays in its place while one follows the other. */
export interface Frame {
  readonly around: (page: ReactNode) => ReactNode;
  /** What everybody sees in it until the visitor is known. */
  readonly Shell?: ComponentType;
}

/** Another page that has to be visited first. */
export interface Detour {
  readonly to: string;
  /** What goes along in the history's entry. */
  readonly state?: unknown;
}

/**
 * Whether a page may be shown to a visitor.
 * @param here the address that was asked for.
 * @returns undefined when it may, else where to go first.
 */
export type Gate = (visitor: SessionData, here: string) => Detour | undefined;

/** A page of the shop as a value: routes, prerendered addresses, descriptions and budgets are derived from these. */
export interface Page {
  /** Its address in the router's notation, or each of several. */
  readonly path: string | readonly string[];
  /** The document's title, before the shop's name. */
  readonly title: string;
  /** What a search engine and a shared link say of it. A page without it asks not to be found. */
  readonly description?: string;
  /** The address of another page that shows the same, and is to be found in its place. */
  readonly sameAs?: `/${string}`;
  /** The track that it offers: the server tells search engines what it costs. */
  readonly sells?: SoldTrack;
  /** Whose frequent questions are on it. */
  readonly answers?: Species;
  /** Whether its document is built beforehand: one for each of its addresses, whatever its parameters, or at the ones named. */
  readonly prerender?: boolean | readonly string[];
  /** Whether it is there to be read, and lacks nothing without JavaScript. @default false */
  readonly isReadable?: boolean;
  readonly frame?: Frame;
  /** Without a gate the page is everybody's, and who is there is read when the browser is idle. */
  readonly gate?: Gate;
  readonly load: () => Promise<PageCode>;
}

/** A page of an area, in the area's `pages.ts`. */
export function page(definition: Page): Page {
  return definition;
}

/** The addresses of a page. */
export function addressesOf({ path }: Page): readonly string[] {
  return typeof path === "string" ? [path] : path;
}

/** The addresses whose documents are built beforehand. */
export function prerenderedAddressesOf(each: Page): readonly string[] {
  if (each.prerender === undefined || each.prerender === false) return [];
  return each.prerender === true ? addressesOf(each) : each.prerender;
}
