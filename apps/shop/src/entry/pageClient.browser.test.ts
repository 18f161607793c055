import { failureOf } from "@petbox/api-client/client/apiError";
import { pageToken } from "@petbox/api-client/client/pageToken";
import { saveSpecies } from "@petbox/api-client/funnel/api";
import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSession } from "../session/session.ts";
import { createPageClient } from "./pageClient.ts";
import { createServerClock } from "./serverClock.ts";

const token = pageToken(document);

beforeEach(() => token.keep("da-ana"));

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('meta[name="csrf-token"]')?.remove();
});

const clock = createServerClock(Date.now, () => performance.now());

/** The server's document for the current customer. */
const documentOf = (customer: string | null, { token = "nova", sessionId = "outra" } = {}) =>
  `<!doctype html><meta name="csrf-token" content="${token}" /><script type="application/json" id="page-data">${JSON.stringify(
    { customer_code: customer, session_id: sessionId },
  )}</script>`;

/** Saves an answer in Ana's open page after her session has expired. */
async function saveAfter(next: string | null) {
  const posted: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { method, headers }: RequestInit = {}) => {
    if (method !== "POST") return new Response(documentOf(next), { headers: { "Content-Type": "text/html" } });
    const sent = new Headers(headers).get("X-CSRF-TOKEN");
    posted.push(sent);
    return sent === "nova" ? Response.json({ success: true, genero: "cachorro" }) : new Response("{}", { status: 419 });
  });
  const onLeft = vi.fn();
  const anasPage = async () => ({ ...unknownSession, customerCode: "ana", sessionId: "a" });
  const session = createSession(anasPage, { fetchSession: anasPage, onLeft });
  await session.load();
  const client = createPageClient(token, session, clock);
  const failure = await saveSpecies(client, "dog").then(() => undefined, failureOf);
  return { posted, failure, known: session.get().customerCode, onLeft };
}

it("repeats a call after an expired session, if no other customer is logged in", async () => {
  const { posted, failure, onLeft } = await saveAfter(null);
  expect(onLeft).not.toHaveBeenCalled();
  expect(failure).toBeUndefined();
  expect(posted).toEqual(["da-ana", "nova"]);
});

it("does not repeat a call in the session of another customer, and shows that one's page", async () => {
  const { posted, failure, known, onLeft } = await saveAfter("bia");
  expect(onLeft).toHaveBeenCalledOnce();
  expect(failure).toEqual({ kind: "session-expired" });
  expect(posted).toEqual(["da-ana"]);
  expect(token.read()).toBe("da-ana");
  expect(known).toBe("ana");
});

/** Saves an answer where the server replies 401 to a valid token. */
async function saveUnrecognised(visitor: EmbeddedSession["visitor"], document = documentOf(null)) {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit = {}) => {
    requested.push(method);
    if (method !== "POST") return new Response(document, { headers: { "Content-Type": "text/html" } });
    return Response.json({ message: "Unauthenticated." }, { status: 401 });
  });
  const session = createSession(async () => ({ ...unknownSession, visitor, sessionId: "a" }));
  await session.load();
  const failure = await saveSpecies(createPageClient(token, session, clock), "dog").then(() => undefined, failureOf);
  return { requested, failure, visitor: session.get().visitor };
}

const ana = { authorized: true, name: "Ana", subscriptions: 1 } as const;

it("learns from a 401 that the customer is logged out, and does not repeat the call", async () => {
  const { requested, failure, visitor } = await saveUnrecognised(ana);
  expect(failure).toMatchObject({ kind: "session-expired", status: 401 });
  expect(visitor).toEqual({ authorized: false });
  expect(requested).toEqual(["POST", "GET"]);
});

it("learns it also where the server keeps the session and its token", async () => {
  const kept = documentOf(null, { token: "da-ana", sessionId: "a" });
  const { requested, failure, visitor } = await saveUnrecognised(ana, kept);
  expect(failure).toMatchObject({ kind: "session-expired", status: 401 });
  expect(visitor).toEqual({ authorized: false });
  expect(requested).toEqual(["POST", "GET"]);
});

it("keeps the customer if the page after a 401 does not say who the visitor is", async () => {
  const { visitor } = await saveUnrecognised(ana, '<!doctype html><meta name="csrf-token" content="da-ana" />');
  expect(visitor).toEqual(ana);
});

it("asks no page after a 401 to a visitor who is not logged in", async () => {
  const { requested } = await saveUnrecognised({ authorized: false });
  expect(requested).toEqual(["POST"]);
});

it("FUN-299 the last token of the bot check is in the page's metadata", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ success: true }));
  const client = createPageClient(
    token,
    createSession(async () => unknownSession),
    clock,
  );
  const earlier = document.createElement("meta");
  Object.assign(earlier, { name: "recaptcha-token", content: "an earlier one" });
  document.head.append(earlier);
  await client.botCheck();
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="recaptcha-token"]');
  expect([...tags].map(({ content }) => content)).toEqual(["local-contact"]);
  earlier.remove();
});
