import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { answerSurvey } from "./api.ts";

const survey = { email: "carla.lima@gmail.com", iteration: 3, answered: false };

/** The outcome of an answer with this reply of the server. */
function answered(status: number, body: unknown) {
  const client = createClient({
    antiForgery: memoryAntiForgery("0123", async () => undefined),
    botCheck: () => Promise.resolve(""),
    send: () => Promise.resolve(Response.json(body, { status })),
  });
  return answerSurvey(client, "7d1f", survey, { score: 9 });
}

describe("a rejected answer", () => {
  it.each([400, 501])("MAN-372 brings the server's error with a %i", async (status) => {
    await expect(answered(status, { error: "A pesquisa está fechada." })).rejects.toMatchObject({
      failure: { kind: "refused", message: "A pesquisa está fechada." },
    });
    await expect(answered(status, {})).rejects.toMatchObject({ failure: { kind: "refused" } });
  });

  it.each([403, 404, 500, 503])("has no words of the server's with a %i", async (status) => {
    await expect(answered(status, { error: "SQLSTATE[42S02]" })).rejects.toMatchObject({
      failure: { kind: "unavailable" },
    });
  });
});
