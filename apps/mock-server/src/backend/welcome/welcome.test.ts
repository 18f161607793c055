import { formOf } from "@petbox/api-client/contract/formOf";
import { photoLimit } from "@petbox/domain/pet/photo";
import { describe, expect, it } from "vitest";
import { answersBefore } from "../../scenarios/answersBefore.ts";
import { account, activeSubscription, lead, paymentUnderWay, registeredLead } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { onePixel } from "../../testing/photos.ts";
import { servedPage } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { Questionnaire } from "./collections.ts";

const paid = {
  ...paymentUnderWay(testMoment - 60_000, { result: "PAID", after: 0 }),
  announced: true,
  pet: { name: "Bob", sex: "male", picture: "/imagens/pet-caramelo.svg" },
  state: "MG",
} as const;
const newcomer: Partial<SessionRecord> = {
  session: { customerCode: lead.code, reach: "checkout" },
  answers: answersBefore("waiting"),
};
const openShop = (visitor: Partial<SessionRecord> = newcomer) =>
  inProcess({
    world: { customers: [registeredLead, account], subscriptions: [paid, activeSubscription(testMoment)] },
    newcomer: visitor,
  });

const answers = { castrado: 1, qual_racao: "Ração de frango" };

describe("the answers about a new subscriber's pet", () => {
  it("MAN-325 MAN-272 are saved with the subscription, complete or not, and replaced on repetition", async () => {
    const { store, visit } = openShop();
    const visitor = await visit();
    expect(await visitor.post("/save/pet-data", { data: {} })).toEqual({ status: 200, body: { success: true } });
    for (const _ of [1, 2]) {
      expect(await visitor.post("/save/pet-data", { data: answers })).toEqual({ status: 200, body: { success: true } });
    }
    expect(store.questionnaires.all()).toEqual([
      { subscriptionCode: paid.code, answers: { neutered: true, food: "Ração de frango" } },
    ]);
  });

  it("MAN-267 accept 200 characters and refuse 201", async () => {
    const { store, visit } = openShop();
    const visitor = await visit();
    const send = (length: number) => visitor.post("/save/pet-data", { data: { qual_racao: "á".repeat(length) } });
    expect((await send(201)).status).toBe(422);
    expect(store.questionnaires.all()).toEqual([]);
    expect((await send(200)).status).toBe(200);
  });

  it.each([
    { castrado: 2 },
    { castrado: "sim" },
    { mora_aonde: "sítio" },
    { compra_racao: "feira" },
    { genero: "tia" },
    { estado_civil: "viuvo" },
    { instagram: "não é um perfil" },
    { qual_racao: 7 },
  ])("MAN-161 MAN-164 MAN-165 MAN-166 MAN-168 refuse an answer outside the list: %j", async (data) => {
    const { store, visit } = openShop();
    expect((await (await visit()).post("/save/pet-data", { data })).status).toBe(422);
    expect(store.questionnaires.all()).toEqual([]);
  });

  it.each([
    ["MAN-164", "mora_aonde", ["casa", "apartamento"], "home"],
    ["MAN-165", "compra_racao", ["petshop", "internet", "supermercado", "outros"], "foodShop"],
    ["MAN-166", "genero", ["mae", "pai", "outros"], "guardian"],
    ["MAN-168", "estado_civil", ["solteiro", "relacionamento_serio", "casado", "nao_quero_responder"], "maritalStatus"],
  ])("%s %s is one of %j", async (_id, field, values, name) => {
    for (const value of values) {
      const { store, visit } = openShop();
      expect((await (await visit()).post("/save/pet-data", { data: { [field]: value } })).status).toBe(200);
      expect(store.questionnaires.all()[0]?.answers).toHaveProperty(name, value);
    }
  });

  it("MAN-265 MAN-266 MAN-268 MAN-269 are all required in the older questionnaire, except the marital status", async () => {
    const { store, visit } = openShop({ ...newcomer, questionnaire: "required" });
    const visitor = await visit();
    const whole = {
      castrado: 0,
      acima_peso: 0,
      tapete_higienico: 1,
      qual_racao: "Frango",
      vermifugo: "Não dou",
      antipulgas: "Coleira",
      mora_aonde: "casa",
      compra_racao: "petshop",
      genero: "outros",
      multiplos_pet: 1,
    };
    for (const name of Object.keys(whole)) {
      expect(await visitor.post("/save/pet-data", { data: { ...whole, [name]: null } })).toMatchObject({
        body: { success: false },
      });
    }
    expect(store.questionnaires.all()).toEqual([]);
    expect(await visitor.post("/save/pet-data", { data: whole })).toEqual({ status: 200, body: { success: true } });
  });

  it("are accepted from subscribers only", async () => {
    const nobody = await openShop({}).visit();
    expect((await nobody.post("/save/pet-data", { data: answers })).status).toBe(401);
    expect((await nobody.send("POST", "/save/pet-image", formOf({ photo: onePixel }))).status).toBe(401);
    const { store, visit } = openShop({
      session: { customerCode: account.code, reach: "account" },
    });
    expect((await (await visit()).post("/save/pet-data", { data: answers })).status).toBe(200);
    expect(store.questionnaires.all()).toMatchObject([{ subscriptionCode: "ATIVA00001" }]);
  });
});

describe("a scheduled purchase, which has no pet of its own,", () => {
  const { world, newcomer: yara } = scenarios["compras-programadas"];
  const bought = { ...yara, answers: { subscription: "TAPETE0100" } };

  it("is not welcomed: answers, photo and page belong to the account's box", async () => {
    const { store, visit } = inProcess({ world: world(testMoment), newcomer: bought });
    const visitor = await visit();
    expect((await visitor.post("/save/pet-data", { data: answers })).status).toBe(200);
    expect(store.questionnaires.all().map(({ subscriptionCode }) => subscriptionCode)).toEqual(["PANDORA001"]);
    expect((await visitor.send("POST", "/save/pet-image", formOf({ photo: onePixel }))).status).toBe(200);
    expect(store.subscriptions.get("TAPETE0100")).not.toHaveProperty("pet");
    const { page } = await servedPage("/bem-vindo", { world: world(testMoment), newcomer: bought, now: testMoment });
    expect(page).toMatchObject({ pet: { pet_name: "Pandora" } });
  });

  it("takes no answers and no photo without a box", async () => {
    const subscriptions = world(testMoment).subscriptions?.filter(({ code }) => code === "TAPETE0100") ?? [];
    const { visit } = inProcess({ world: { ...world(testMoment), subscriptions }, newcomer: bought });
    const visitor = await visit();
    expect((await visitor.post("/save/pet-data", { data: answers })).status).toBe(401);
    expect((await visitor.send("POST", "/save/pet-image", formOf({ photo: onePixel }))).status).toBe(401);
  });
});

describe("the photo of a new subscriber's pet", () => {
  it("MAN-324 is stored under its file name, served in this session, and replaces the previous one", async () => {
    const { backend, store, visit } = openShop();
    const visitor = await visit();
    for (const _ of [1, 2]) {
      expect(await visitor.send("POST", "/save/pet-image", formOf({ photo: onePixel }))).toEqual({
        status: 200,
        body: { success: expect.stringMatching(/^[\da-f]+\.png$/) },
      });
    }
    expect(store.petPhotos.all()).toHaveLength(1);
    const picture = store.subscriptions.get(paid.code)?.pet?.picture ?? "";
    const look = (cookie: string) =>
      backend.fetch(new Request(`http://shop.test${picture}`, { headers: { Cookie: cookie } }));
    expect((await look(visitor.cookie)).headers.get("Content-Type")).toBe("image/png");
    expect((await look("")).status).toBe(404);
  });

  it.each<[string, () => Promise<Blob>]>([
    [
      "MAN-273 one byte more than 1 MB",
      async () => new Blob([await onePixel.arrayBuffer(), new Uint8Array(photoLimit + 1 - onePixel.size)]),
    ],
    ["MAN-274 a renamed HTML file", async () => new Blob(["<!doctype html><script>alert(1)</script>"])],
    ["MAN-274 a drawing with a script", async () => new Blob(['<svg onload="alert(1)"/>'])],
    ["nothing", async () => new Blob([])],
  ])("is refused: %s", async (_title, content) => {
    const { store, visit } = openShop();
    const photo = new File([await content()], "bob.png", { type: "image/png" });
    expect(await (await visit()).send("POST", "/save/pet-image", formOf({ photo }))).toMatchObject({
      body: { success: false },
    });
    expect(store.petPhotos.all()).toEqual([]);
    expect(store.subscriptions.get(paid.code)?.pet).toEqual(paid.pet);
  });
});

describe("the data of /bem-vindo", () => {
  async function dataOf(
    visitor: Partial<SessionRecord>,
    questionnaires: readonly Questionnaire[] = [],
  ): Promise<unknown> {
    const world = { customers: [registeredLead, account], subscriptions: [paid], questionnaires };
    return (await servedPage("/bem-vindo", { world, newcomer: visitor, now: testMoment })).page;
  }

  it("MAN-078 MAN-328 has the payment under both keys, the pet, and the questionnaire variant", async () => {
    expect(await dataOf(newcomer)).toEqual({
      payment: { real_status: "PAID", status: "PAID", subscription_code: paid.code },
      pet: { pet_name: "Bob", pet_sex: "masculino", img: "/imagens/pet-caramelo.svg" },
      questionnaire: "optional",
      answers: null,
      first_box: { paid_on: "2026-03-10", days: 3, monthly: false },
    });
    expect(await dataOf({ ...newcomer, questionnaire: "required" })).toMatchObject({ questionnaire: "required" });
  });

  it("has earlier answers, and is empty without a subscription", async () => {
    const kept = { subscriptionCode: paid.code, answers: { neutered: true, food: "Ração de frango" } };
    expect(await dataOf(newcomer, [kept])).toMatchObject({ answers });
    expect(await dataOf({})).toBeNull();
  });
});
