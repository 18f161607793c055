import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { recordPurchaseEndpoint, saveFreightEndpoint } from "../checkout/contract.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { answerSurveyEndpoint } from "../nps/contract.ts";
import { finishRatingEndpoint, olderFinishRatingEndpoint } from "../ratings/contract.ts";
import { endpoint } from "./endpoint.ts";
import { acknowledged, succeeded } from "./replies.ts";

/** The failure of a call whose server sends this body; undefined if it succeeds. */
async function failureOf(reply: typeof acknowledged, response: Response): Promise<unknown> {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => response,
  });
  const called = endpoint({ method: "POST", path: "/anywhere", summary: "For the tests", reply });
  const failed = await unwrapOutcome(client.call(called, {})).catch((thrown: unknown) => thrown);
  return failed && z.safeParse(z.object({ failure: z.unknown() }), failed).data?.failure;
}

describe("a call whose reply the documents do not show", () => {
  it.each([
    ["MAN-332 the freight", saveFreightEndpoint],
    ["MAN-327 the purchase", recordPurchaseEndpoint],
    ["MAN-339 the survey", answerSurveyEndpoint],
    ["SUB-312 the rating", finishRatingEndpoint],
    ["SUB-312 the older rating", olderFinishRatingEndpoint],
  ])("%s only needs an acknowledgement", (_, { reply }) => {
    expect(reply).toBe(acknowledged);
  });

  it.each([
    "",
    "  \n",
    "{}",
    "[]",
    "null",
    '"ok"',
    '{"message":"ok"}',
    '{"frete":"27.90"}',
    '{"status":"Salvo."}',
    '{"success":true}',
    '{"success":"1"}',
    '{"success":null}',
    '{"success":true,"error":"Aviso."}',
    '{"data":[]}',
    '{"data":{"success":true}}',
    '{"error":0,"errors":[],"has_error":false}',
    '{"error":null,"errors":{},"has_error":"false"}',
  ])("succeeds with %j", async (body) => {
    expect(await failureOf(acknowledged, new Response(body))).toBeUndefined();
  });

  it("succeeds with 204", async () => {
    expect(await failureOf(acknowledged, new Response(null, { status: 204 }))).toBeUndefined();
  });

  it.each([
    ['{"success":false}', {}],
    ['{"success":0,"message":"Hoje não."}', { message: "Hoje não." }],
    ['{"success":"false","error":"Hoje não."}', { message: "Hoje não." }],
    ['{"data":{"success":false,"message":"Hoje não."}}', { message: "Hoje não." }],
    ['{"error":1,"message":"Hoje não."}', { message: "Hoje não." }],
    ['{"error":"Hoje não."}', { message: "Hoje não." }],
    ['{"error":{"message":"Hoje não."}}', { message: "Hoje não." }],
    ['{"has_error":true,"message":"Hoje não."}', { message: "Hoje não." }],
  ])("is refused with %s", async (body, text) => {
    expect(await failureOf(acknowledged, new Response(body))).toEqual({ kind: "refused", ...text });
  });

  it("is invalid with the errors of fields", async () => {
    const body = '{"message":"The given data was invalid.","errors":{"frete":["Frete inválido."]}}';
    const fields = { frete: "Frete inválido." };
    const failure = { kind: "invalid", fields, message: "Frete inválido." };
    expect(await failureOf(acknowledged, new Response(body))).toEqual(failure);
  });

  it.each(["<!DOCTYPE html><title>Petbox</title>", "OK"])("fails with text that is not JSON: %s", async (body) => {
    expect(await failureOf(acknowledged, new Response(body))).toMatchObject({ kind: "contract" });
  });

  it("is the only one: a reply that the documents show must report success", async () => {
    const reply = z.pipe(z.unknown(), succeeded);
    for (const body of ["", "{}", '{"message":"ok"}']) {
      expect(await failureOf(reply, new Response(body))).toMatchObject({ kind: "contract" });
    }
  });

  it("is written as a success, or a rejection with its text", () => {
    expect(z.encode(acknowledged, { ok: true, value: {} })).toEqual({ success: true });
    expect(z.encode(acknowledged, { ok: false, error: { message: "Hoje não." } })).toEqual({
      success: false,
      error: "Hoje não.",
    });
  });
});
