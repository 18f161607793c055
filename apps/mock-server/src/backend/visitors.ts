import { embeddedSessionWire, type RealtimeSettings } from "@petbox/api-client/page/contract";
import type { Clock } from "@petbox/domain/calendar/clock";
import { speciesInCookies } from "@petbox/domain/pet/species";
import type { OpenPurchase } from "@petbox/domain/scheduled/startScheduled";
import * as z from "zod/mini";
import { sessionEnded } from "./refusal.ts";
import type { Dependencies } from "./requestContext.ts";
import type { Visitor } from "./session/collections.ts";
import { mayActFor } from "./session/customerAccess.ts";
import { paidSubscriptionsOf } from "./session/customers.ts";
import { ownDataOf } from "./session/ownData.ts";
import type { Sessions } from "./sessions.ts";
import { createStrangers } from "./strangers.ts";

/** The sessions of the server: who a request is from, and what their page is handed. */
export interface Visitors {
  /** The visitor of a call. @throws Refusal 419 when the anti-forgery token or the XMLHttpRequest marker is not right. */
  ofCall(request: Request): Visitor;
  /** The visitor who opens a page; a new one when the request brings no session that is known. */
  ofPage(request: Request): { readonly visitor: Visitor; readonly cookie: string | undefined };
  /** Whether a visitor is behind the request at all, and who. */
  find(request: Request): Visitor | undefined;
  /** @throws Refusal 419 for a session that has ended. */
  change(id: string, change: Partial<Visitor>): Visitor;
  /**
   * The session goes on as this, under another identifier and with another token: those before open nothing any more.
   * @throws Refusal 419 for a session that has ended meanwhile.
   */
  renew(session: Visitor): Visitor;
  /** The header that makes the browser of a request remember a session; undefined where there is nothing to remember. */
  cookieFor(session: Visitor, request: Request): string | undefined;
  /** Ends the session of a request: the browser goes on as somebody of whom nothing is known. */
  leave(request: Request): { readonly cookie: string | undefined };
  /**
   * What the page of this visitor is handed.
   * @param isLinkVoid where it is the document of a mailed link: whether that sets a password no more.
   */
  pageData(visitor: Visitor, isLinkVoid?: boolean): z.input<typeof embeddedSessionWire>;
}

/** What every page of this server is handed, whoever opens it. */
export interface PageSettings {
  readonly realtime?: RealtimeSettings;
  readonly waitingVideo?: string;
}

interface VisitorSettings extends PageSettings {
  /** What a visitor whom nobody knows starts with. */
  readonly newcomer: () => Partial<Visitor>;
  /** By which sessions grow old. */
  readonly sessionClock: Clock;
}

/** A newcomer whose cookies name the kind of pet has answered that much (FUN-114). */
function withSpeciesOf(request: Request, { answers = {}, ...newcomer }: Partial<Visitor>): Partial<Visitor> {
  const species = answers.species ?? speciesInCookies(request.headers.get("Cookie") ?? "");
  return { ...newcomer, answers: species === undefined ? answers : { ...answers, species } };
}

/** The pads or food that are being bought, as the pages are told of them. */
function openPurchaseOf({ purchase }: Visitor): OpenPurchase | null {
  if (purchase === undefined) return null;
  const { kind, withBoxOf, after } = purchase;
  return { kind, withBox: withBoxOf !== undefined, ...(after && { after }) };
}

export function createVisitors({ store, newId }: Dependencies, sessions: Sessions, page: VisitorSettings): Visitors {
  const { sessionClock } = page;
  const strangers = createStrangers(store);
  // Whatever cookie a stranger brings, it is never taken as an id.
  const create = (start: Partial<Visitor> = page.newcomer()): Visitor => {
    const ids = { id: sessions.begin(newId), token: newId(), sessionId: newId(), begunAt: sessionClock() };
    const stranger: Visitor = { answers: {}, ...start, ...ids };
    strangers.admit(stranger);
    return stranger;
  };
  const brought = (request: Request) => store.visitors.get(sessions.idOf(request) ?? "");
  const find = (request: Request) => {
    const visitor = brought(request);
    return visitor && sessions.isLive(sessionClock() - visitor.begunAt) ? visitor : undefined;
  };
  const cookieFor: Visitors["cookieFor"] = ({ id }, request) => sessions.cookieFor(id, request);
  return {
    find,
    cookieFor,
    ofCall(request) {
      const visitor = find(request);
      const marked = request.headers.get("X-Requested-With") === "XMLHttpRequest";
      if (visitor === undefined || !marked || request.headers.get("X-CSRF-TOKEN") !== visitor.token)
        throw sessionEnded();
      return visitor;
    },
    ofPage(request) {
      const known = find(request);
      if (known) return { visitor: known, cookie: undefined };
      return store.transaction(() => {
        const ended = brought(request);
        if (ended) store.visitors.remove(ended.id);
        const visitor = create(withSpeciesOf(request, page.newcomer()));
        return { visitor, cookie: cookieFor(visitor, request) };
      });
    },
    change(id, change) {
      const visitor = store.visitors.get(id);
      if (visitor === undefined) throw sessionEnded();
      const changed = { ...visitor, ...change };
      store.visitors.put(changed);
      return changed;
    },
    renew: (session) =>
      store.transaction(() => {
        if (store.visitors.get(session.id) === undefined) throw sessionEnded();
        const renewed = { ...session, id: sessions.begin(newId), token: newId(), begunAt: sessionClock() };
        store.visitors.remove(session.id);
        store.visitors.put(renewed);
        return renewed;
      }),
    leave: (request) =>
      store.transaction(() => {
        const left = find(request);
        if (left) store.visitors.remove(left.id);
        // The order of the steps and the mobile app belong to the browser, not to who was logged in.
        const { flow, inApp } = left ?? {};
        const stranger = create({ ...(flow && { flow }), ...(inApp && { inApp }) });
        return { cookie: cookieFor(stranger, request) };
      }),
    pageData(visitor, isLinkVoid) {
      const customer = visitor.session && store.customers.get(visitor.session.customerCode);
      return z.encode(embeddedSessionWire, {
        visitor: customer
          ? {
              authorized: true,
              name: ownDataOf({ store, visitor }).name ?? null,
              subscriptions: mayActFor(customer, { store, visitor }) ? paidSubscriptionsOf(store, customer) : 0,
              ...(visitor.session?.reach === "checkout" && { reach: "checkout" }),
            }
          : { authorized: false },
        // The shop names the payment's channel by it.
        customerCode: visitor.watchedPayment?.reference ?? visitor.customerCode ?? null,
        flow: visitor.flow ?? "current",
        purchase: openPurchaseOf(visitor),
        inApp: visitor.inApp ?? false,
        answers: visitor.answers,
        coupon: visitor.coupon ?? null,
        ...(visitor.gift && { gift: visitor.gift }),
        ...(visitor.shipDate && { shipDate: visitor.shipDate }),
        ...(isLinkVoid !== undefined && { isLinkVoid }),
        realtime: page.realtime ?? null,
        waitingVideo: page.waitingVideo ?? null,
        sessionId: visitor.sessionId,
      });
    },
  };
}
