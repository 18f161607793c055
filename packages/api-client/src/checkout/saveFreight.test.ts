import { cents } from "@petbox/domain/money/cents";
import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { failureOf } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { saveFreight } from "./api.ts";

it("a freight that the server refuses in a reply with status 200 fails with the server's text", async () => {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => Response.json({ success: false, error: "Não entregamos neste CEP." }),
  });
  const failure = await saveFreight(client, cents(2790)).catch(failureOf);
  expect(failure).toEqual({ kind: "refused", message: "Não entregamos neste CEP." });
});
