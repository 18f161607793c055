import { failureOf } from "@petbox/api-client/client/apiError";
import { pageToken } from "@petbox/api-client/client/pageToken";
import { saveSpecies } from "@petbox/api-client/funnel/api";
import { unknownSession } from "@petbox/api-client/page/embeddedSession";
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

/** The server's document for the current customer. */
const documentOf = (customer: string | null) =>
  `<!doctype html><meta name="csrf-token" content="nova" /><script type="application/json" id="page-data">${JSON.stringify(
    { customer_code: customer, session_id: "outra" },
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
  const session = createSession(async () => ({ ...unknownSession, customerCode: "ana", sessionId: "a" }));
  await session.load();
  const client = createPageClient(
    token,
    session,
    createServerClock(Date.now, () => performance.now()),
  );
  const failure = await saveSpecies(client, "dog").then(() => undefined, failureOf);
  return { posted, failure, known: session.get().customerCode };
}

it("repeats a call after an expired session, if no other customer is logged in", async () => {
  const { posted, failure } = await saveAfter(null);
  expect(failure).toBeUndefined();
  expect(posted).toEqual(["da-ana", "nova"]);
});

it("does not repeat a call in the session of another customer", async () => {
  const { posted, failure, known } = await saveAfter("bia");
  expect(failure).toEqual({ kind: "session-expired" });
  expect(posted).toEqual(["da-ana"]);
  expect(token.read()).toBe("da-ana");
  expect(known).toBe("ana");
});
