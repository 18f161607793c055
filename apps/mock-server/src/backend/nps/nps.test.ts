import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { account, activeSubscription } from "../../scenarios/people.ts";
import { worldSince } from "../../scenarios/worldSince.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { inProcess } from "../../testing/inProcess.ts";
import type { Subscription } from "../checkout/collections.ts";

const now = noonOf(civilDate(2026, 3, 10));
const day = 24 * 60 * 60 * 1000;
const path = "/nps/score/3dd7535571778bc0ce578ffb48eb5771";
const to = { email: account.email, iteration: 3 };

/** Carla after `daysAgo` days: three boxes arrive in about seventy. The visitor is not logged in. */
async function open(daysAgo = 75, difference: Partial<Subscription> = {}) {
  const bob = { ...activeSubscription(now, daysAgo), ...difference };
  const shop = inProcess({ world: worldSince({ customers: [account], subscriptions: [bob] }, bob.createdAt, now) });
  const somebody = await shop.visit();
  const answer = (sent: object, at = path) => somebody.post(`${at}/avalie`, { ...to, ...sent });
  return { ...shop, somebody, answer };
}

describe("a survey", () => {
  it("MAN-071 is mailed once, with the third delivered box, and its link works without a login", async () => {
    const { mails, pass, answer } = await open(40);
    expect((await answer({ nps_score: 9 })).status).toBe(404);
    for (let days = 0; days < 120; days += 1) pass(day);
    expect(mails.filter(({ subject }) => subject.startsWith("Queremos saber"))).toMatchObject([
      { to: account.email, path, subject: "Queremos saber: o que você acha das caixas do Bob?" },
    ]);
    expect((await answer({ nps_score: 9 })).status).toBe(200);
  });

  it("MAN-071 stays the same after a renewal, and does not exist for pads", async () => {
    const { mails, store, pass, answer } = await open(380);
    expect(store.subscriptions.all().map(({ renewedFrom }) => renewedFrom)).toEqual([undefined, "ATIVA00001"]);
    pass(120 * day);
    expect(mails.filter(({ subject }) => subject.startsWith("Queremos saber"))).toEqual([]);
    expect((await answer({ nps_score: 9 })).status).toBe(200);
    const items = [{ sku: "TAP-BRANCO", quantity: 1 }];
    const purchase = { kind: "hygiene", name: "Tapetes higiênicos", items } as const;
    const pads = await open(40, { purchase });
    pads.pass(150 * day);
    expect(pads.store.shipments.all().length).toBeGreaterThan(3);
    expect(pads.mails.filter(({ subject }) => subject.startsWith("Queremos saber"))).toEqual([]);
  });

  it("MAN-339 accepts an answer from anyone with the link, and stores the score and the reason", async () => {
    const { answer, store } = await open();
    expect(await answer({ nps_score: 8, nps_score_reason: "  <b>Faltou</b> o osso 🐶 " })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(store.surveyAnswers.all()).toEqual([
      { hash: path.slice(11), score: 8, reason: "<b>Faltou</b> o osso 🐶", answeredOn: "2026-03-10" },
    ]);
  });

  it("MAN-340 stores no reason with a score that needs none", async () => {
    const { answer, store } = await open();
    await answer({ nps_score: 9, nps_score_reason: "Tive problemas com atraso" });
    expect(store.surveyAnswers.all()).toEqual([{ hash: path.slice(11), score: 9, answeredOn: "2026-03-10" }]);
  });

  it.each([
    [250, 250],
    [251, 250],
    [9_000, 250],
  ])("MAN-287 keeps of a reason of %i characters %i, also with emojis", async (sent, kept) => {
    for (const character of ["a", "🐶"]) {
      const { answer, store } = await open();
      expect((await answer({ nps_score: 1, nps_score_reason: character.repeat(sent) })).status).toBe(200);
      expect(store.surveyAnswers.all()).toMatchObject([{ reason: character.repeat(kept) }]);
    }
  });

  it.each([
    ["MAN-282 a score of 0", { nps_score: 0 }, "Selecione um dos motivos"],
    ["MAN-282 a score of 11", { nps_score: 11 }, "Selecione um dos motivos"],
    ["MAN-282 a score of 7.5", { nps_score: 7.5, nps_score_reason: "Outro" }, "Selecione um dos motivos"],
    ["MAN-284 a score without its reason", { nps_score: 8 }, "Selecione um dos motivos"],
    [
      "MAN-286 another reason without words",
      { nps_score: 8, nps_score_reason: "Outro" },
      "Preencha o motivo da insatisfação",
    ],
  ])("refuses %s sent by hand in the page's own words", async (_what, sent, error) => {
    const { answer, store } = await open();
    expect(await answer(sent)).toEqual({ status: 400, body: { error } });
    expect(store.surveyAnswers.all()).toEqual([]);
  });

  it.each([["7"], [null], [[7]], [undefined]])("refuses the score %j", async (nps_score) => {
    const { answer } = await open();
    expect((await answer({ nps_score, nps_score_reason: "Tive problemas com atraso" })).status).toBe(422);
  });

  it("is answered once, also by two simultaneous presses", async () => {
    const { answer, store } = await open();
    const replies = await Promise.all([answer({ nps_score: 10 }), answer({ nps_score: 9 })]);
    expect(replies).toEqual([
      { status: 200, body: { success: true } },
      { status: 400, body: { error: "Esta pesquisa já foi respondida." } },
    ]);
    expect(store.surveyAnswers.all()).toMatchObject([{ score: 10 }]);
  });

  it("treats another customer's, an unasked and an unknown survey alike", async () => {
    const { answer, store } = await open();
    const unknown = { status: 404, body: { message: "Não encontrado." } };
    expect(await answer({ nps_score: 9, email: "outra@gmail.com" })).toEqual(unknown);
    expect(await answer({ nps_score: 9, iteration: 2 })).toEqual(unknown);
    for (const hash of ["480d69dd1db944638b4e0faac7eb32e4", "f".repeat(300), "__proto__", "%3Cb%3E"]) {
      expect(await answer({ nps_score: 9 }, `/nps/score/${hash}`)).toEqual(unknown);
    }
    expect(store.surveyAnswers.all()).toEqual([]);
  });

  it("limits answers, so that hashes cannot be guessed", async () => {
    const { answer } = await open();
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, at) => answer({ nps_score: 9 }, `/nps/score/${"0".repeat(31)}${at}`)),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
