import { pageDataWire, type RealtimeSettings } from "@petbox/api-client/page/contract";
import * as z from "zod/mini";
import { Refusal } from "./refusal.ts";
import type { Visitor } from "./session/collections.ts";
import { paidSubscriptionsOf } from "./session/customers.ts";
import { ownDataOf } from "./session/ownData.ts";
import type { Sessions } from "./sessions.ts";
import type { Surroundings } from "./situation.ts";

/** The sessions of the server: who a request is from, and what their page is handed. */
export interface Visitors {
  /** The visitor of a call. @throws Refusal 419 when the anti-forgery token or the XMLHttpRequest marker is not right. */
  ofCall(request: Request): Visitor;
  /** The visitor who opens a page; a new one when the request brings no session that is known. */
  ofPage(request: Request): { readonly visitor: Visitor; readonly cookie: string | undefined };
  /** Whether a visitor is behind the request at all, and who. */
  find(request: Request): Visitor | undefined;
  change(id: string, change: Partial<Visitor>): Visitor;
  /** Ends the session of a request: the browser goes on as somebody of whom nothing is known. */
  leave(request: Request): { readonly cookie: string | undefined };
  /** What the page of this visitor is handed. */
  pageData(visitor: Visitor): z.input<typeof pageDataWire>;
}

/** What every page of this server is handed, whoever opens it. */
export interface PageSettings {
  readonly realtime?: RealtimeSettings;
  readonly waitingVideo?: string;
}

interface VisitorSettings extends PageSettings {
  /** What a visitor whom nobody knows starts with. */
  readonly newcomer: () => Partial<Visitor>;
}

export function createVisitors({ store, newId }: Surroundings, sessions: Sessions, page: VisitorSettings): Visitors {
  const create = (id: string, start: Partial<Visitor> = page.newcomer()): Visitor => {
    const visitor: Visitor = { answers: {}, ...start, id, token: newId(), sessionId: newId() };
    store.visitors.put(visitor);
    return visitor;
  };
  // An only visitor keeps the id that its sessions give; a stranger's cookie is never taken as an id.
  const freshId = (request: Request) =>
    (sessions.cookieFor("") === undefined ? sessions.idOf(request) : undefined) ?? newId();
  const find = (request: Request) => {
    const id = sessions.idOf(request);
    return id === undefined ? undefined : store.visitors.get(id);
  };
  return {
    find,
    ofCall(request) {
      const visitor = find(request);
      const marked = request.headers.get("X-Requested-With") === "XMLHttpRequest";
      if (visitor === undefined || !marked || request.headers.get("X-CSRF-TOKEN") !== visitor.token) {
        throw new Refusal(419, { message: "CSRF token mismatch." });
      }
      return visitor;
    },
    ofPage(request) {
      const known = find(request);
      if (known) return { visitor: known, cookie: undefined };
      const visitor = create(freshId(request));
      return { visitor, cookie: sessions.cookieFor(visitor.id) };
    },
    change(id, change) {
      const changed = { ...(store.visitors.get(id) ?? create(id)), ...change };
      store.visitors.put(changed);
      return changed;
    },
    leave: (request) =>
      store.transaction(() => {
        const left = find(request);
        if (left) store.visitors.remove(left.id);
        // The order of the steps and the mobile app belong to the browser, not to who was logged in.
        const { flow, inApp } = left ?? {};
        const stranger = create(freshId(request), { ...(flow && { flow }), ...(inApp && { inApp }) });
        return { cookie: sessions.cookieFor(stranger.id) };
      }),
    pageData(visitor) {
      const customer = visitor.session && store.customers.get(visitor.session.customerCode);
      return z.encode(pageDataWire, {
        visitor: customer
          ? {
              authorized: true,
              name: ownDataOf({ store, visitor }).name ?? null,
              subscriptions: paidSubscriptionsOf(store, customer),
            }
          : { authorized: false },
        customerCode: visitor.customerCode ?? null,
        flow: visitor.flow ?? "current",
        inApp: visitor.inApp ?? false,
        answers: visitor.answers,
        coupon: visitor.coupon ?? null,
        ...(visitor.gift && { gift: visitor.gift }),
        ...(visitor.shipDate && { shipDate: visitor.shipDate }),
        realtime: page.realtime ?? null,
        waitingVideo: page.waitingVideo ?? null,
        sessionId: visitor.sessionId,
      });
    },
  };
}
