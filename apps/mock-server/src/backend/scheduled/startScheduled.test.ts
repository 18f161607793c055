import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { answersBefore } from "../../scenarios/answersBefore.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { renewAhead } from "../../testing/renewAhead.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { sentCustomer } from "../../testing/sentCustomer.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { activeBoxesOf } from "./activeBoxes.ts";
import { startOf } from "./pageData.ts";

const pads = "/compra-programada/item/TAP-BRANCO";
const food = "/compra-programada/item/SACHE-PEIXE";
const begin = {
  pads: "/compra-programada/tapetes-higienicos/envio",
  food: "/compra-programada/alimentos-umidos/envio",
};
const refusal = (message: string) => ({
  status: 200,
  body: { data: expect.objectContaining({ has_error: true, message }) },
});

const client = {
  ...sentCustomer,
  payment_cep: "69036360",
  payment_address_street: "Rua das Flores",
  payment_address_number: "18",
  payment_address_neighborhood: "Centro",
  payment_address_city: "Manaus",
  payment_address_state: "AM",
};

const newUser = {
  email: "ana@gmail.com",
  phone_number: "912345678",
  phone_ddd: "11",
  new_checkout: true,
  recaptcha_response: "local-contact",
  check_newsletter: false,
  check_privacy: true,
};

async function newcomer() {
  const shop = inProcess();
  return { ...shop, visitor: await shop.visit() };
}

/** A new visitor who has left a contact. */
async function known() {
  const shop = await newcomer();
  await shop.visitor.post("/save/new-user", newUser);
  return shop;
}

async function yara() {
  const { newcomer, world } = scenarios["compras-programadas"];
  const shop = inProcess({ world: world(testMoment), newcomer });
  return { ...shop, visitor: await shop.visit() };
}

type Visitor = Awaited<ReturnType<typeof newcomer>>["visitor"];

const pay = (visitor: Visitor, number = sentCard.number) =>
  visitor.post("/save/subscription", { credit_card: { ...sentCard, number } });

describe("the cart", () => {
  it("FUN-322 FUN-144 FUN-145 lists each item with its code, name, picture text, price and quantity", async () => {
    const { visitor } = await newcomer();
    expect(await visitor.put(`${pads}/2`)).toEqual({
      status: 200,
      body: {
        data: {
          cart: [
            {
              sku: "TAP-BRANCO",
              name_item: "Tapete branco",
              image_alt: "Pacote branco",
              unit_amount: 6_290,
              quantity: 2,
            },
          ],
          has_error: false,
        },
      },
    });
  });

  it.each(["0", "-1", "1.5", "1e9", "1000000000", "3", "%20", "abc"])(
    "FUN-182 MAN-279 refuses a quantity of %s, and stays unchanged",
    async (quantity) => {
      const { visitor } = await newcomer();
      await visitor.put(`${pads}/2`);
      expect(await visitor.put(`${pads}/${quantity}`)).toEqual(
        refusal("Tapete branco: escolha uma das quantidades à venda."),
      );
      expect(visitor.visitor().cart).toEqual({ "TAP-BRANCO": 2 });
    },
  );

  it.each(["TAP-BAMBU", "__proto__", "constructor", "SP_anual"])("refuses the unknown product %s", async (sku) => {
    const { visitor } = await newcomer();
    expect(await visitor.put(`/compra-programada/item/${sku}/1`)).toEqual(refusal("Este produto não está à venda."));
  });

  it("refuses a sold-out product", async () => {
    const { visitor, store } = await newcomer();
    store.soldOutItems.put({ tag: "TAP-BRANCO" });
    expect(await visitor.put(`${pads}/2`)).toEqual(refusal("Tapete branco está esgotado."));
  });

  it("FUN-181 increases with each press, thirty times", async () => {
    const { visitor } = await newcomer();
    for (let press = 1; press <= 30; press += 1) {
      expect(await visitor.put(`${pads}/${press * 2}`)).toMatchObject({ body: { data: { has_error: false } } });
    }
    expect(visitor.visitor().cart).toEqual({ "TAP-BRANCO": 60 });
  });

  it("is shared by two tabs, and holds pads and food, each listed separately", async () => {
    const { visitor } = await newcomer();
    await Promise.all([visitor.put(`${pads}/2`), visitor.put(`${food}/12`)]);
    expect(visitor.visitor().cart).toEqual({ "TAP-BRANCO": 2, "SACHE-PEIXE": 12 });
    expect(await visitor.put(`${food}/18`)).toMatchObject({
      body: { data: { cart: [{ sku: "SACHE-PEIXE", quantity: 18, unit_amount: 850 }] } },
    });
  });

  it("removes a product once, however often it is sent", async () => {
    const { visitor } = await newcomer();
    await visitor.put(`${pads}/2`);
    for (const _ of [1, 2]) {
      expect(await visitor.post("/compra-programada/retirar/TAP-BRANCO", undefined)).toMatchObject({
        body: { data: { cart: [], has_error: false } },
      });
    }
  });
});

describe("the purchase in the session", () => {
  it.each([
    ["pads", begin.pads, "Selecione uma opção de tapete"],
    ["food", begin.food, "Selecione uma opção de alimento"],
  ])("is refused for an empty cart of %s, whatever the other contains", async (_name, address, message) => {
    const { visitor } = await newcomer();
    await visitor.put(address === begin.pads ? `${food}/12` : `${pads}/2`);
    expect(await visitor.put(address, { assinatura: null })).toEqual(refusal(message));
    expect(visitor.visitor().purchase).toBeUndefined();
  });

  it.each(["OUTRA00001", "TAPETE0098", "__proto__"])(
    "cannot travel with another customer's box: %s",
    async (assinatura) => {
      const { visitor } = await yara();
      await visitor.put(`${pads}/2`);
      expect(await visitor.put(begin.pads, { assinatura })).toEqual(
        refusal("Este BOX não existe mais. Escolha de novo como enviar."),
      );
    },
  );

  it("cannot travel with a box without a login", async () => {
    const { visitor } = await newcomer();
    await visitor.put(`${pads}/2`);
    expect(await visitor.put(begin.pads, { assinatura: "PANDORA001" })).toMatchObject({
      body: { data: { has_error: true } },
    });
  });

  it("is refused for an invented path", async () => {
    const { visitor } = await newcomer();
    expect(await visitor.put("/compra-programada/brinquedos/envio", { assinatura: null })).toMatchObject({
      status: 404,
    });
  });

  it("becomes a box again after an answer about a pet", async () => {
    const { visitor } = await newcomer();
    await visitor.put(`${pads}/2`);
    await visitor.put(begin.pads, { assinatura: null });
    expect(visitor.visitor().purchase).toEqual({ kind: "hygiene" });
    await visitor.post("/save/especie", {
      petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" },
    });
    expect(visitor.visitor().purchase).toBeUndefined();
  });
});

describe("paying for pads and food", () => {
  it("FUN-002 opens a subscription at the server's own price and freight, and empties the cart of its kind", async () => {
    const { visitor, store } = await known();
    await visitor.put(`${pads}/4`);
    await visitor.put(`${food}/12`);
    await visitor.put(begin.pads, { assinatura: null });
    await visitor.post("/save/frete/", { frete: "0.01" });
    await visitor.post("/save/customer", { client });
    await visitor.post("/save/frete/", { frete: "0.01" });
    expect(await visitor.get("/plan/session")).toMatchObject({
      body: { plan: { code: "scheduled_purchase", iteration: 1, valMensal: "239.60", valTotal: "239.60" } },
    });
    expect(await pay(visitor)).toMatchObject({ body: { success: true } });
    expect(store.subscriptions.all()).toMatchObject([
      {
        planTag: "scheduled_purchase",
        amount: 4 * 5_990,
        freight: 4_190,
        state: "AM",
        purchase: { kind: "hygiene", items: [{ sku: "TAP-BRANCO", quantity: 4 }] },
      },
    ]);
    expect(store.subscriptions.all()[0]).not.toHaveProperty("pet");
    expect(visitor.visitor().cart).toEqual({ "SACHE-PEIXE": 12 });
  });

  it("travels with the box, free up to its state's limit, and pays its share above it", async () => {
    for (const [quantity, freight] of [
      [2, 0],
      [4, 143],
    ]) {
      const { visitor, store } = await yara();
      const before = new Set(store.subscriptions.all().map(({ code }) => code));
      store.subscriptions.remove("TAPETE0100");
      await visitor.put(`${pads}/${quantity}`);
      await visitor.put(begin.pads, { assinatura: "PANDORA001" });
      expect(await pay(visitor)).toMatchObject({ body: { success: true } });
      const opened = store.subscriptions.all().find(({ code }) => !before.has(code));
      expect(opened).toMatchObject({ freight, state: "SP", purchase: { withBoxOf: "PANDORA001" } });
    }
  });

  it("travels with a box renewed ahead of time, the one that is packed next", async () => {
    const { visitor, store, pass } = await yara();
    store.subscriptions.remove("TAPETE0100");
    const [box] = store.shipments.all().filter(({ handedOverOn, subscriptionCode }) => {
      return subscriptionCode === "PANDORA001" && handedOverOn === undefined;
    });
    if (box === undefined) throw new Error("No box of Pandora's is being made.");
    const { packedOn: _packed, ...waiting } = box;
    store.shipments.put({ ...waiting, openedOn: civilDate(2026, 3, 10) });
    renewAhead(store, "PANDORA001", civilDate(2026, 3, 10));
    const before = new Set(store.subscriptions.all().map(({ code }) => code));
    const pandora = store.subscriptions.get("PANDORA001");
    const boxes = activeBoxesOf(store, pandora?.customerCode, civilDate(2026, 3, 10));
    expect(boxes.map(({ pet }) => pet.name)).toEqual(["Pandora"]);
    await visitor.put(`${pads}/2`);
    expect(await visitor.put(begin.pads, { assinatura: boxes[0]?.code })).toMatchObject({
      body: { data: { has_error: false } },
    });
    expect(await visitor.get("/plan/session")).toMatchObject({
      body: { plan: { scheduled_purchase: { next_env_date: "2026-03-12" } } },
    });
    expect(await pay(visitor)).toMatchObject({ body: { success: true } });
    pass(3 * 24 * 60 * 60_000);
    const opened = store.subscriptions.all().find(({ code }) => !before.has(code));
    const sent = store.shipments.all().find(({ subscriptionCode }) => subscriptionCode === opened?.code);
    expect(sent).toMatchObject({ withBox: box.chargeId, packedOn: "2026-03-11" });
  });

  it("leaves out sold-out products, and is refused without any available product", async () => {
    const { visitor, store } = await known();
    await visitor.put(`${pads}/2`);
    await visitor.put("/compra-programada/item/TAP-LAVANDA/1");
    await visitor.put(begin.pads, { assinatura: null });
    await visitor.post("/save/customer", { client });
    store.soldOutItems.put({ tag: "TAP-BRANCO" });
    store.soldOutItems.put({ tag: "TAP-LAVANDA" });
    expect(await pay(visitor)).toMatchObject({ body: { success: false } });
    store.soldOutItems.remove("TAP-LAVANDA");
    expect(await pay(visitor)).toMatchObject({ body: { success: true } });
    expect(store.subscriptions.all()).toMatchObject([
      { amount: 8_990, purchase: { items: [{ sku: "TAP-LAVANDA", quantity: 1 }] } },
    ]);
  });

  it("FUN-351 is refused by another of its kind within ten minutes, but not by a box", async () => {
    const shop = inProcess({ newcomer: { answers: answersBefore("checkout") } });
    const visitor = await shop.visit();
    await visitor.post("/save/new-user", newUser);
    await visitor.post("/save/customer", { client });
    expect(await pay(visitor)).toMatchObject({ body: { success: true } });
    await visitor.put(`${pads}/2`);
    await visitor.put(begin.pads, { assinatura: null });
    expect(await pay(visitor)).toMatchObject({ body: { success: true } });
    expect(await pay(visitor)).toMatchObject({ body: { success: false, error: { type_error: "10MinOrLess" } } });
    expect(shop.store.subscriptions.all()).toHaveLength(2);
  });

  it("can be paid with another card after a refusal, although the cart is empty", async () => {
    const { visitor, store, pass } = await known();
    await visitor.put(`${pads}/2`);
    await visitor.put(begin.pads, { assinatura: null });
    await visitor.post("/save/customer", { client });
    await pay(visitor, "4000000000000002");
    pass(60_000);
    await pay(visitor);
    expect(store.subscriptions.all().at(-1)).toMatchObject({
      purchase: { items: [{ sku: "TAP-BRANCO", quantity: 2 }] },
    });
  });
});

describe("a stored card", () => {
  /** After the window in which a second purchase counts as a repeated one. */
  const hour = 3_600_000;
  const clock = () => testMoment;
  const ofYara = (store: Awaited<ReturnType<typeof yara>>["store"]) =>
    store.subscriptions.all().find(({ code }) => code === "PANDORA001");

  it("pays the purchase without the address or the card being asked for again, once for each attempt", async () => {
    const { visitor, store, pass } = await yara();
    pass(hour);
    const [card] = startOf({ store, visitor: visitor.visitor(), clock }, "hygiene").cards ?? [];
    expect(card).toMatchObject({ isMain: true, lastFour: ofYara(store)?.card.lastFour });
    await visitor.put(`${pads}/2`);
    await visitor.put(begin.pads, { assinatura: "PANDORA001" });
    const body = { wallet_id: card?.id, recaptcha_response: "local-contact" };
    expect(await visitor.post("/save/subscription", body)).toMatchObject({ status: 200, body: { success: true } });
    pass(5_000);
    const bought = store.subscriptions.all().at(-1);
    expect(bought).toMatchObject({ announced: true, purchase: { kind: "hygiene", withBoxOf: "PANDORA001" } });
    expect(bought?.card).toEqual(ofYara(store)?.card);
    expect(visitor.visitor().cart).toEqual({});
  });

  it("of another customer counts as unknown, and nothing is bought", async () => {
    const { visitor, store, pass } = await yara();
    pass(hour);
    const before = store.subscriptions.all().length;
    await visitor.put(`${pads}/2`);
    await visitor.put(begin.pads, { assinatura: null });
    expect(
      await visitor.post("/save/subscription", { wallet_id: "de-outra-pessoa", recaptcha_response: "local-contact" }),
    ).toMatchObject({ body: { success: false, error: { message: "Este cartão não está mais na sua conta." } } });
    expect(store.subscriptions.all()).toHaveLength(before);
  });

  it("is not listed for a visitor without a login, and cannot be named either", async () => {
    const { visitor, store } = await known();
    await visitor.post("/save/customer", { client });
    expect(startOf({ store, visitor: visitor.visitor(), clock }, "hygiene")).not.toHaveProperty("cards");
    await visitor.put(`${pads}/2`);
    await visitor.put(begin.pads, { assinatura: null });
    const named = { wallet_id: "cartao-1", recaptcha_response: "local-contact" };
    expect(await visitor.post("/save/subscription", named)).toMatchObject({ status: 401 });
  });
});
