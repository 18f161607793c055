import { expect, it } from "vitest";
import { savePlan } from "../funnel/offers.ts";
import { memoryAntiForgery } from "./antiForgery.ts";
import { failureOf } from "./apiError.ts";
import { createClient } from "./client.ts";

/** What a browser returns for a redirect that it does not follow. */
function opaqueRedirect(): Response {
  return Object.defineProperties(Response.error(), { type: { value: "opaqueredirect" } });
}

it("a call that the server redirects belongs to a session that is over", async () => {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => opaqueRedirect(),
  });
  expect(await savePlan(client, "SP_anual").then(() => undefined, failureOf)).toEqual({ kind: "session-expired" });
});
