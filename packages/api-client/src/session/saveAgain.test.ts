import type { Answers } from "@petbox/domain/funnel/answers";
import { noExtraItem } from "@petbox/domain/plan/offer";
import { createBackend } from "@petbox/mock-server/backend/createBackend";
import type { Fault } from "@petbox/mock-server/backend/fault";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { answersBefore } from "@petbox/mock-server/scenarios/answersBefore";
import { account, lead } from "@petbox/mock-server/scenarios/people";
import { testMoment } from "@petbox/mock-server/testing/testMoment";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { saveAgain } from "./saveAgain.ts";

const nothing = { answers: {}, coupon: null };

/** A new session on a server with a lead and an account. */
function newSession(answers: Answers = {}, fault?: Fault) {
  const store = memoryStore({ customers: [lead, account] });
  const backend = createBackend({
    store,
    clock: () => testMoment,
    sessions: onlyVisitor("visita"),
    faults: fault ? [fault] : [],
    page: { newcomer: { answers } },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://shop.test/"));
  const called: string[] = [];
  const client = createClient({
    origin: "http://shop.test",
    antiForgery: memoryAntiForgery(visitor.token, async () => store.visitors.get("visita")?.token),
    botCheck: async () => "local-contact",
    send: async (address, options) => {
      called.push(new URL(String(address)).pathname);
      const response = await backend.fetch(new Request(String(address), options));
      if (response.type === "error") throw new TypeError("Failed to fetch");
      return response;
    },
  });
  return { client, called, answers: () => store.visitors.get("visita")?.answers ?? {} };
}

const contact = { email: lead.email, areaCode: "11", phoneNumber: "912345678", newsletter: true, privacy: true };

describe("the answers of an ended session", () => {
  it.each([
    ["a dog's", answersBefore("checkout", "dog", "current")],
    ["a cat's", answersBefore("checkout", "cat", "current")],
    ["a dog's in the classic flow", answersBefore("checkout", "dog", "classic")],
    ["the first answers", answersBefore("breed", "dog", "current")],
  ])("is saved again: %s", async (_title, before) => {
    const known = before.contact ? { ...before, contact } : before;
    const { client, answers } = newSession();
    const again = await saveAgain(client, { answers: known, coupon: null }, nothing);
    expect(again.answers).toEqual(known);
    expect(answers()).toEqual(known);
    expect(again.loggedIn?.customerCode).toBe(before.contact ? lead.code : undefined);
  });

  it("falls away where only the customer can give it again: an account, the registration, the payment", async () => {
    const { client } = newSession();
    const known = { ...answersBefore("waiting"), contact: { ...contact, email: account.email } };
    const { answers, loggedIn } = await saveAgain(client, { answers: known, coupon: null }, nothing);
    expect(loggedIn).toBeUndefined();
    expect(answers).not.toHaveProperty("contact");
    expect(answers).not.toHaveProperty("customerSaved");
    expect(answers).not.toHaveProperty("subscription");
    expect(answers).toMatchObject({ species: "dog", petName: "Bob", track: "essencial", plan: "SP_anual" });
  });

  it("falls away where it no longer holds", async () => {
    const { client } = newSession();
    const known = { answers: { ...answersBefore("plan"), contact, track: "extinta" }, coupon: "NADA" };
    const { answers, coupon } = await saveAgain(client, known, nothing);
    expect(answers).not.toHaveProperty("track");
    expect(answers).toMatchObject({ species: "dog", breed: { kind: "pure", name: "Beagle" } });
    expect(coupon).toBeNull();
  });

  it("stays as another tab has chosen it", async () => {
    const { client, answers } = newSession({ species: "cat" });
    const kept = { answers: { species: "cat" as const }, coupon: null };
    const again = await saveAgain(client, { answers: answersBefore("contact"), coupon: null }, kept);
    expect(again.answers).toEqual({ species: "cat" });
    expect(answers()).toEqual({ species: "cat" });
  });

  it("is certain only when every call has gone through", async () => {
    const { client } = newSession({}, { path: "/save/size", kind: "offline" });
    const known = { answers: answersBefore("contact"), coupon: null };
    await expect(saveAgain(client, known, nothing)).rejects.toMatchObject({ failure: { kind: "offline" } });
  });

  it("is not saved again where the session still has it", async () => {
    const { client, called } = newSession();
    const known = { answers: { ...answersBefore("track"), contact }, coupon: "BOBQUERIDO" };
    const again = await saveAgain(client, known, known);
    expect(again).toEqual({ ...known, loggedIn: undefined });
    expect(called).toEqual([]);
  });

  it("keeps the contact of an account that is still logged in, even without a phone", async () => {
    const { client, called } = newSession();
    const visitor = { authorized: true, name: account.name ?? null, subscriptions: 1 } as const;
    const known = {
      answers: { contact: { ...contact, email: account.email, areaCode: "", phoneNumber: "" } },
      coupon: null,
    };
    const again = await saveAgain(client, { ...known, visitor }, { ...nothing, visitor });
    expect(again.answers).toEqual(known.answers);
    expect(called).toEqual([]);
    const strangers = { ...known, visitor: { authorized: false } } as const;
    expect((await saveAgain(client, strangers, { ...nothing, visitor })).answers).toEqual({});
    expect((await saveAgain(client, { ...known, visitor }, nothing)).answers).toEqual({});
  });

  it("is a coupon too: the session's own stays, the one that was lost is tried again", async () => {
    const { client, called } = newSession();
    expect(await saveAgain(client, { answers: {}, coupon: "BOBQUERIDO" }, nothing)).toMatchObject({
      coupon: "BOBQUERIDO",
    });
    expect(called).toEqual(["/cupom/campanha/BOBQUERIDO"]);
    const kept = { answers: {}, coupon: "OUTRO" };
    expect((await saveAgain(client, { answers: {}, coupon: "BOBQUERIDO" }, kept)).coupon).toBe("OUTRO");
    expect(called).toHaveLength(1);
  });

  it.each([noExtraItem, "petisco"])("is the extra item, or the choice of none: %s", async (extraItem) => {
    const { client, answers } = newSession();
    const known = { ...answersBefore("extraItem"), contact, extraItem };
    await saveAgain(client, { answers: known, coupon: null }, nothing);
    expect(answers().extraItem).toBe(extraItem);
  });

  it.each([
    ["a name that is none", { petName: " ", petSex: "male" } as const, ["petName", "petSex"]],
    ["a telephone that is none", { contact: { ...contact, phoneNumber: "1" } }, ["contact"]],
    ["an e-mail that is none", { contact: { ...contact, email: "ana" } }, ["contact"]],
    ["an e-mail that nobody knows", { contact: { ...contact, email: "ninguem@gmail.com" } }, ["contact"]],
  ])("falls away, and is not sent: %s", async (_what, answers, lost) => {
    const { client } = newSession();
    const again = await saveAgain(client, { answers: { species: "dog", ...answers }, coupon: null }, nothing);
    for (const name of lost) expect(again.answers).not.toHaveProperty(name);
    expect(again.answers.species).toBe("dog");
  });

  it("requires the complete answer: a name without the sex is no saved step", async () => {
    const { client, called } = newSession();
    await saveAgain(client, { answers: { petName: "Bob" }, coupon: null }, nothing);
    expect(called).toEqual([]);
    const whole = { answers: { petName: "Bob", petSex: "male" } as const, coupon: null };
    await saveAgain(client, whole, { answers: { petName: "Bob" }, coupon: null });
    expect(called).toEqual(["/save/genero"]);
  });
});
