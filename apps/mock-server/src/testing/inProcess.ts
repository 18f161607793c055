import { type Backend, createBackend } from "../backend/createBackend.ts";
import type { Fault } from "../backend/fault.ts";
import type { Mail } from "../backend/mail.ts";
import type { SessionRecord } from "../backend/session/collections.ts";
import { memoryStore, type World, type WorldStore } from "../backend/store.ts";
import { countedIds } from "./countedIds.ts";
import { testMoment } from "./testMoment.ts";

interface Sent {
  readonly channel: string;
  readonly event: string;
  readonly message: unknown;
}

/** A backend in this process with a settable clock, and its broadcasts and mails. */
export interface InProcess {
  readonly backend: Backend;
  readonly store: WorldStore;
  readonly broadcasts: readonly Sent[];
  readonly mails: readonly Mail[];
  pass(milliseconds: number): void;
  /** Opens a page in a new browser. @param address the client's network address. */
  visit(address?: string): Promise<InProcessVisitor>;
}

export interface InProcessVisitor {
  /** The current session. */
  visitor(): SessionRecord;
  /** The browser's current cookie. */
  readonly cookie: string;
  /** The anti-forgery token of the latest reply. */
  readonly renewedToken: string | undefined;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  get(path: string): Promise<{ status: number; body: unknown }>;
  put(path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** @param body absent for a call without one; a form is sent as one, anything else as JSON. */
  send(method: "POST" | "PUT", path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** Requests a channel, like the socket server for this browser. */
  authorize(channel: string): Promise<{ status: number; body: unknown }>;
}

interface Options {
  readonly world?: World;
  /** The store; in memory by default. */
  readonly store?: WorldStore;
  readonly newcomer?: Partial<SessionRecord>;
  readonly faults?: readonly Fault[];
  /** Whether sessions age with the clock. By default they stay valid, however much time passes. @default false */
  readonly sessionsEnd?: boolean;
  /** Whether the backend replies like a Laravel application without casts. @default false */
  readonly laravel?: boolean;
}

export function inProcess({
  world = {},
  store = memoryStore(world),
  newcomer = {},
  faults = [],
  sessionsEnd = false,
  laravel = false,
}: Options = {}): InProcess {
  let now = testMoment;
  const broadcasts: Sent[] = [];
  const mails: Mail[] = [];
  const backend = createBackend({
    store,
    clock: () => now,
    sessionClock: () => (sessionsEnd ? now : testMoment),
    newId: countedIds(),
    faults,
    laravel,
    page: { newcomer },
    broadcast: (channel, event, message) => broadcasts.push({ channel, event, message }),
    sendMail: (mail) => mails.push(mail),
  });
  return {
    backend,
    store,
    broadcasts,
    mails,
    pass(milliseconds) {
      now += milliseconds;
      backend.passTime();
    },
    async visit(address) {
      const { visitor } = backend.visitors.ofPage(new Request("http://shop.test/"));
      let cookie = `petbox_session=${visitor.id}`;
      let renewedToken: string | undefined;
      const asked = () => new Request("http://shop.test/", { headers: { Cookie: cookie } });
      const current = () => backend.visitors.find(asked()) ?? visitor;
      const request = async (method: string, path: string, body: BodyInit | null, headers: Record<string, string>) => {
        const response = await backend.fetch(
          new Request(`http://shop.test${path}`, {
            method,
            headers: {
              Cookie: cookie,
              "X-CSRF-TOKEN": current().token,
              "X-Requested-With": "XMLHttpRequest",
              ...headers,
            },
            body,
          }),
          address === undefined ? {} : { address },
        );
        cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
        renewedToken = response.headers.get("X-CSRF-TOKEN") ?? renewedToken;
        return { status: response.status, body: await response.json() };
      };
      const json = { "Content-Type": "application/json" };
      const send = (method: string, path: string, body?: unknown) => {
        if (body === undefined) return request(method, path, null, {});
        // The platform sets a form's media type with its boundary.
        return body instanceof FormData
          ? request(method, path, body, {})
          : request(method, path, JSON.stringify(body), json);
      };
      return {
        visitor: current,
        get cookie() {
          return cookie;
        },
        get renewedToken() {
          return renewedToken;
        },
        post: (path, body, headers = {}) => request("POST", path, JSON.stringify(body), { ...json, ...headers }),
        get: (path) => request("GET", path, null, {}),
        put: (path, body) => send("PUT", path, body),
        send,
        authorize: (channel) =>
          request("POST", "/broadcasting/auth", new URLSearchParams({ channel_name: channel }), {
            "Content-Type": "application/x-www-form-urlencoded",
          }),
      };
    },
  };
}
