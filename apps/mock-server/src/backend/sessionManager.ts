import { embeddedSessionWire, type RealtimeSettings } from "@petbox/api-client/page/contract";
import type { Clock } from "@petbox/domain/calendar/clock";
import { speciesInCookies } from "@petbox/domain/pet/species";
import type { OpenPurchase } from "@petbox/domain/scheduled/startScheduled";
import * as z from "zod/mini";
import { createAnonymousSessions } from "./anonymousSessions.ts";
import { sessionEnded } from "./httpError.ts";
import type { Dependencies } from "./requestContext.ts";
import type { SessionRecord } from "./session/collections.ts";
import { mayActFor } from "./session/customerAccess.ts";
import { paidSubscriptionsOf } from "./session/customers.ts";
import { readableRegistration } from "./session/ownData.ts";
import type { Sessions } from "./sessions.ts";

/** The sessions of the server, and the data of their pages. */
export interface SessionManager {
  /** The visitor of a call. @throws HttpError 419 when the anti-forgery token or the XMLHttpRequest header is wrong. */
  ofCall(request: Request): SessionRecord;
  /** The visitor who opens a page; a new one when the request has no valid session. */
  ofPage(request: Request): { readonly visitor: SessionRecord; readonly cookie: string | undefined };
  /** The visitor of a request, if it has a valid session. */
  find(request: Request): SessionRecord | undefined;
  /** @throws HttpError 419 when the session has ended. */
  change(id: string, change: Partial<SessionRecord>): SessionRecord;
  /**
   * Replaces the session's identifier and token, so that the old ones are invalid.
   * @throws HttpError 419 when the session has ended meanwhile.
   */
  renew(session: SessionRecord): SessionRecord;
  /** The header that sets the session's cookie; undefined when no cookie is needed. */
  cookieFor(session: SessionRecord, request: Request): string | undefined;
  /** Ends the session of a request; the browser gets a new, empty one. */
  leave(request: Request): { readonly cookie: string | undefined };
  /**
   * The data embedded in a page for this visitor.
   * @param isLinkVoid in the document of a mailed link: whether the link is void.
   */
  pageData(visitor: SessionRecord, isLinkVoid?: boolean): z.input<typeof embeddedSessionWire>;
}

/** The data embedded in every page. */
export interface PageSettings {
  readonly realtime?: RealtimeSettings;
  readonly waitingVideo?: string;
}

interface VisitorSettings extends PageSettings {
  /** The initial session of a new visitor. */
  readonly newcomer: () => Partial<SessionRecord>;
  /** The clock for the age of sessions. */
  readonly sessionClock: Clock;
}

/** Marks the species as answered for a new visitor whose cookies name it (FUN-114). */
function withSpeciesOf(
  request: Request,
  { answers = {}, ...newcomer }: Partial<SessionRecord>,
): Partial<SessionRecord> {
  const species = answers.species ?? speciesInCookies(request.headers.get("Cookie") ?? "");
  return { ...newcomer, answers: species === undefined ? answers : { ...answers, species } };
}

/** The scheduled purchase in progress, as pages see it. */
function openPurchaseOf({ purchase }: SessionRecord): OpenPurchase | null {
  if (purchase === undefined) return null;
  const { kind, withBoxOf, after } = purchase;
  return { kind, withBox: withBoxOf !== undefined, ...(after && { after }) };
}

export function createSessionManager(
  { store, newId }: Dependencies,
  sessions: Sessions,
  page: VisitorSettings,
): SessionManager {
  const { sessionClock } = page;
  const anonymousSessions = createAnonymousSessions(store);
  // An unknown cookie value is never adopted as an id.
  const create = (start: Partial<SessionRecord> = page.newcomer(), id = sessions.begin(newId)): SessionRecord => {
    const ids = { id, token: newId(), sessionId: newId(), begunAt: sessionClock() };
    const session: SessionRecord = { answers: {}, ...start, ...ids };
    anonymousSessions.admit(session);
    return session;
  };
  const sessionOf = (request: Request) => store.visitors.get(sessions.idOf(request) ?? "");
  const find = (request: Request) => {
    const visitor = sessionOf(request);
    return visitor && sessions.isLive(sessionClock() - visitor.begunAt) ? visitor : undefined;
  };
  const cookieFor: SessionManager["cookieFor"] = ({ id }, request) => sessions.cookieFor(id, request);
  return {
    find,
    cookieFor,
    ofCall(request) {
      const visitor = find(request);
      const isMarked = sessions.takesUnmarkedCalls || request.headers.get("X-Requested-With") === "XMLHttpRequest";
      if (visitor === undefined || !isMarked || request.headers.get("X-CSRF-TOKEN") !== visitor.token)
        throw sessionEnded();
      return visitor;
    },
    ofPage(request) {
      const known = find(request);
      if (known) return { visitor: known, cookie: undefined };
      return store.transaction(() => {
        const ended = sessionOf(request);
        if (ended) store.visitors.remove(ended.id);
        const visitor = create(withSpeciesOf(request, page.newcomer()), sessions.keepsId ? ended?.id : undefined);
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
        // The order of the steps and the mobile app belong to the browser, not to the customer.
        const { flow, inApp } = left ?? {};
        const session = create({ ...(flow && { flow }), ...(inApp && { inApp }) });
        return { cookie: cookieFor(session, request) };
      }),
    pageData(visitor, isLinkVoid) {
      const customer = visitor.session && store.customers.get(visitor.session.customerCode);
      return z.encode(embeddedSessionWire, {
        visitor: customer
          ? {
              authorized: true,
              name: readableRegistration({ store, visitor }).name ?? null,
              subscriptions: mayActFor(customer, { store, visitor }) ? paidSubscriptionsOf(store, customer) : 0,
              ...(visitor.session?.reach === "checkout" && { reach: "checkout" }),
            }
          : { authorized: false },
        // The shop names the payment's channel by this code.
        customerCode: visitor.watchedPayment?.reference ?? visitor.session?.customerCode ?? null,
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
