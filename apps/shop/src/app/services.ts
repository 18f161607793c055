import type { ApiClient } from "@petbox/api-client/client/client";
import type { ConnectRealtime } from "@petbox/api-client/realtime/realtime";
import type { Clock } from "@petbox/domain/calendar/clock";
import type { ShortCard } from "@petbox/domain/card/shortCardName";
import { emailRecheckDelay } from "@petbox/domain/contact/contactTimings";
import { isWithApp } from "@petbox/domain/site/withApp";
import { createContext, type RefObject, use } from "react";
import { useLocation } from "react-router-dom";
import type { Analytics } from "../analytics/analytics.ts";
import type { BrowserTabs } from "../browser/tabs.ts";
import type { PageDrafts } from "../drafts/pageDrafts.ts";
import { initialSession, type Session, type SessionData } from "../session/session.ts";

/** Delays and intervals of the shop, in milliseconds; only stories and tests override them. */
export interface Timings {
  /** One second of a countdown. */
  readonly second: number;
  /** From an accepted payment to the waiting page (FUN-047). */
  readonly afterPayment: number;
  /** Until an e-mail that was already filled in is checked again (FUN-166). */
  readonly emailRecheck: number;
  /** Milliseconds without a press before the cart is saved. */
  readonly cartDebounce: number;
}

export const usualTimings: Timings = {
  second: 1000,
  afterPayment: 1500,
  emailRecheck: emailRecheckDelay,
  cartDebounce: 300,
};

/** The external dependencies of the pages. */
export interface Services {
  readonly client: ApiClient;
  readonly session: Session;
  readonly clock: Clock;
  readonly analytics: Analytics;
  readonly connectRealtime: ConnectRealtime;
  readonly drafts: PageDrafts;
  readonly tabs: BrowserTabs;
  readonly timings: Timings;
  /** Path of the current history entry. */
  readonly currentPath: () => string;
  /** Loads the code and starts the reads of the page at an address. Never rejects. */
  readonly prefetchPage: (href: string) => Promise<void>;
  readonly loginReturn: LoginReturn;
  /** The typed card of each subscription that this document opened: after a reload the pages do not name it (decision 37). */
  readonly submittedCards: Map<string, ShortCard>;
  /** The subscriptions that are reported as paid, including pending requests. */
  readonly recordedPurchases: Set<string>;
}

/** What the pages around a login pass to one another. */
export interface LoginReturn {
  /** The e-mail typed into the login, until the password recovery takes it over. */
  recoveryEmail?: string | undefined;
  /** The page that asked for a login, until the login page takes it over. */
  path?: string | undefined;
  /** Path of the last page that a login opened: asking for another one means that the session has ended. */
  openedPath?: string | undefined;
  /** The title of a page's route while its save is pending, and after the save failed because the session has ended. */
  unsavedOn?: string | undefined;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === undefined) throw new Error("A page outside of <Shop> has no services.");
  return services;
}

export const SessionContext = createContext<SessionData>(initialSession);

/** The session of the visitor. */
export function useSession(): SessionData {
  return use(SessionContext);
}

/** Whether the visitor uses the mobile application. A separate context, so that links do not render on every change of the session. */
export const InAppContext = createContext(false);

/** Whether the page is shown inside the mobile application. Derived from the URL, which is known before the visitor is. */
export function useInApp(): boolean {
  const inApp = use(InAppContext);
  return isWithApp(useLocation().pathname) || inApp;
}

/** Key of the history entry that the user opened last, for tasks that end when they may have opened another one. */
export const VisitContext = createContext<RefObject<string>>({ current: "" });
