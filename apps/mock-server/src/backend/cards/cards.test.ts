import { subscriptionMovedChannel } from "@petbox/api-client/subscriptions/channels";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { chargeAfterExpiry } from "@petbox/domain/card/storedCard";
import { describe, expect, it } from "vitest";
import { lead } from "../../scenarios/people.ts";
import { type ScenarioName, scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentWalletCard } from "../../testing/sentCard.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { storedCardsOf } from "./storedCards.ts";

const day = 24 * 60 * 60_000;
const numbers = {
  visa: "4111111111111111",
  mastercard: "5555555555554444",
  amex: "378282246310005",
  refused: "4000000000000002",
  refusedAtOnce: "4000000000009995",
};
const fullText =
  "Máximo de 3 cartões por cliente, para adicionar um novo delete um dos cartões existentes ou entre em contato com nosso atendimento.";
const done = { status: 200, body: { success: true } };
const refused = (message: string | RegExp) => ({
  status: 200,
  body: { success: false, message: expect.stringMatching(message) },
});

/** Logs Carla in, with readers and calls for her cards. */
async function open(name: ScenarioName = "assinante") {
  const { world, newcomer } = scenarios[name];
  const shop = inProcess({ world: world(testMoment), newcomer });
  const carla = await shop.visit();
  const customer = newcomer.session?.customerCode ?? "";
  const fields = (cardNumber: string, difference: object = {}) => ({
    ...sentWalletCard,
    cardNumber,
    ...(cardNumber === numbers.amex && { cvv: "1234" }),
    ...difference,
  });
  const add = (cardNumber: string, difference: object = {}) =>
    carla.post("/assinatura/credit-cards/add-new", { code: customer, ...fields(cardNumber, difference) });
  const edit = (wallet_id: string, cardNumber: string, difference: object = {}) =>
    carla.send("PUT", "/assinatura/credit-cards/edit", {
      customer_code: customer,
      wallet_id,
      ...fields(cardNumber, difference),
    });
  const remove = (code: string) => carla.post("/assinatura/credit-cards/delete", { code });
  const makeMain = (code: string) => carla.post("/assinatura/credit-cards/make-main", { code });
  const cards = () => storedCardsOf(shop.store, customer);
  const ends = () => cards().map(({ lastFour }) => lastFour);
  const idOf = (lastFour: string) => cards().find((card) => card.lastFour === lastFour)?.id ?? "";
  return { shop, carla, fields, add, edit, remove, makeMain, cards, ends, idOf };
}

describe("a customer's cards", () => {
  it("are the cards of their subscriptions, the main one first, each with its next charge", async () => {
    const { cards } = await open("assinante-de-um-ano");
    expect(cards()).toMatchObject([
      { lastFour: "1111", isMain: true, nextCharge: { charged: [{ name: "Bob", sex: "male" }] } },
      { lastFour: "0002", isMain: false, nextCharge: { on: "2026-02-24", charged: [{ name: "Mika" }] } },
    ]);
  });

  it.each([
    ["compras-programadas", [{ on: "2026-04-05", charged: [{ purchase: "wet-food" }] }]],
    [
      "planos-de-todo-jeito",
      [
        { on: "2026-03-11", charged: [{ name: "Umbu", sex: "male", isPenalty: true }] },
        { on: "2026-01-02", charged: [{ name: "Pitanga", sex: "female" }] },
      ],
    ],
  ] as const)("show only the earliest charge day, and call no purchase a box: %s", async (name, charges) => {
    const { cards } = await open(name);
    expect(cards().flatMap(({ nextCharge = [] }) => nextCharge)).toEqual(charges);
  });

  it("expire before a later charge although an open one comes first, as the subscription says itself", async () => {
    const { cards, shop } = await open("assinante-de-um-ano");
    shop.pass(10 * day);
    const own = shop.store.subscriptions.all().filter(({ startedOn, endedOn }) => startedOn && !endedOn);
    const bobs = own.find(({ pet }) => pet?.name === "Bob");
    if (bobs === undefined) throw new Error("Bob has no subscription.");
    const shared = { ...bobs.card, expiry: "03/26" };
    for (const each of own) shop.store.subscriptions.put({ ...each, card: shared });
    const today = civilDate(2026, 3, 20);
    const card = cards().find(({ expiry }) => expiry?.year === "26");
    expect(card?.charges?.map(({ on }) => on)).toEqual(["2026-02-24", "2026-04-14"]);
    expect(card && chargeAfterExpiry(card, today)).toMatchObject({ on: "2026-04-14", charged: [{ name: "Bob" }] });
    const said = attentionFactsOf(shop.store, { ...bobs, card: shared }, testMoment + 10 * day);
    expect(said.endingCard).toEqual({ lastFour: "1111", on: "2026-04-14" });
  });

  it("list everything that each pays, on whatever day", async () => {
    const [card] = (await open("compras-programadas")).cards();
    expect(card?.nextCharge?.charged).toHaveLength(1);
    expect(card?.pays?.length).toBeGreaterThan(1);
    expect(card?.pays).toContainEqual({ purchase: "wet-food" });
  });

  it("are empty for customers who never subscribed or have left", async () => {
    expect((await open("conta-aberta")).cards()).toEqual([]);
    expect((await open("quem-saiu")).cards()).toEqual([]);
  });

  it("are stored without number and code", async () => {
    const { add, shop } = await open();
    expect(await add(numbers.mastercard)).toEqual(done);
    const everything = JSON.stringify(shop.store.wallets.all());
    expect(everything).toContain("555555");
    expect(everything).not.toContain(numbers.mastercard);
    expect(everything).not.toMatch(/cvv|"123"/);
  });
});

describe("a card whose last charge was refused", () => {
  const refusedDays = (cards: readonly { lastFour: string; refusedOn?: string | undefined }[]) =>
    Object.fromEntries(cards.map(({ lastFour, refusedOn }) => [lastFour, refusedOn]));

  it("has the day of that charge, and no other card has it", async () => {
    const { cards, shop } = await open("em-atraso-com-tres-cartoes");
    expect(refusedDays(cards())).toEqual({ "0002": "2026-03-07", "4444": undefined, "5904": undefined });
    shop.pass(day);
    expect(refusedDays(cards())).toMatchObject({ "0002": "2026-03-11" });
  });

  it("has the day of the customer's own attempt, and keeps it when another card pays", async () => {
    const { carla, cards, shop } = await open("em-atraso-com-tres-cartoes");
    for (const [number, expiration_year] of [
      [numbers.refused, "31"],
      [numbers.mastercard, "33"],
    ]) {
      const holder = { holder_name: "VERA ANTUNES", expiration_month: number === numbers.refused ? "12" : "08" };
      const credit_card = { ...holder, number, expiration_year, cvv: "123" };
      const sent = { recaptcha_response: "local-contact", credit_card, subscription_code: "AMENDOIM01" };
      expect(await carla.post("/payment/subscription-retry", sent)).toMatchObject({
        body: { data: { has_error: false } },
      });
      shop.pass(5_000);
      expect(refusedDays(cards())).toMatchObject({ "0002": "2026-03-10", "4444": undefined });
    }
  });

  it("has no such day once it has paid", async () => {
    const { cards, shop } = await open("em-atraso-com-tres-cartoes");
    const charge = shop.store.charges.all().find(({ paidOn }) => paidOn === undefined);
    const [last] = charge?.tries.slice(-1) ?? [];
    if (charge && last) shop.store.charges.put({ ...charge, tries: [...charge.tries, { ...last, outcome: "paid" }] });
    expect(refusedDays(cards())).toHaveProperty("0002", undefined);
  });

  it("has the day of a refused penalty", async () => {
    const { cards, shop } = await open("em-atraso-com-tres-cartoes");
    const owing = shop.store.subscriptions.get("AMENDOIM01");
    if (owing) shop.store.subscriptions.put({ ...owing, cancelAskedOn: civilDate(2026, 3, 10) });
    shop.pass(2 * day);
    expect(shop.store.subscriptions.get("AMENDOIM01")?.penalty).toMatchObject({ outcome: "refused" });
    const { card, customerCode } = owing ?? {};
    if (card && customerCode) shop.store.wallets.put({ customerCode, cards: [{ ...card, id: "0002" }] });
    expect(refusedDays(cards())).toEqual({ "0002": "2026-03-11" });
  });
});

describe("adding a card", () => {
  it("SUB-320 puts it after the others without a charge, once however often it is sent", async () => {
    const { add, cards } = await open();
    expect(await add(numbers.mastercard)).toEqual(done);
    expect(await add(numbers.mastercard)).toEqual(done);
    const [main, second, ...others] = cards();
    expect(main).toMatchObject({ lastFour: "1111", isMain: true });
    expect(second).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      brand: "MASTERCARD",
      holderName: "CARLA LIMA",
      firstSix: "555555",
      lastFour: "4444",
      expiry: { month: "12", year: "31" },
      isMain: false,
      pays: [],
    });
    expect(others).toEqual([]);
  });

  it("with the number of a stored card updates its expiry and holder, and charges by them", async () => {
    const { add, cards, idOf, shop } = await open();
    const id = idOf("1111");
    expect(await add(numbers.visa, { name: "C LIMA", expirationYear: "35" })).toEqual(done);
    expect(cards()).toMatchObject([
      { id, holderName: "C LIMA", expiry: { month: "12", year: "35" }, isMain: true, nextCharge: {} },
    ]);
    expect(shop.store.subscriptions.get("ATIVA00001")?.card).toMatchObject({ holder: "C LIMA", expiry: "12/35" });
  });

  it("with the number of one of three cards adds no fourth", async () => {
    const { add, ends } = await open("assinante-de-um-ano");
    await add(numbers.mastercard);
    expect(await add(numbers.mastercard, { expirationYear: "35" })).toEqual(done);
    expect(ends()).toEqual(["1111", "0002", "4444"]);
  });

  it("makes the first card the main one", async () => {
    const { add, cards } = await open("conta-aberta");
    await add(numbers.amex);
    expect(cards()).toMatchObject([{ lastFour: "0005", isMain: true }]);
  });

  it("MAN-303 MAN-379 refuses a fourth card, here as in every other payment", async () => {
    const { add, ends, shop, carla, fields } = await open("assinante-de-um-ano");
    expect(await add(numbers.mastercard)).toEqual(done);
    expect(await add(numbers.amex)).toEqual(refused(fullText));
    expect(ends()).toEqual(["1111", "0002", "4444"]);
    const retry = (number: string) =>
      carla.post("/payment/subscription-retry", {
        recaptcha_response: "local-contact",
        credit_card: {
          holder_name: "CARLA LIMA",
          number,
          expiration_month: "12",
          expiration_year: "31",
          cvv: fields(number).cvv,
        },
        subscription_code: "ATRASO0001",
      });
    expect(await retry(numbers.amex)).toMatchObject({ body: { data: { has_error: true, message: fullText } } });
    expect(await retry(numbers.mastercard)).toMatchObject({ body: { data: { has_error: false } } });
    shop.pass(5_000);
    expect(ends()).toEqual(["1111", "4444", "0002"]);
  });

  it.each([
    ["an invalid number", numbers.visa.replace(/1$/, "2"), {}, /^Dados invalidos/],
    ["a past expiry", numbers.mastercard, { expirationMonth: "02", expirationYear: "26" }, /^Dados invalidos/],
    ["a number in the holder's place", numbers.mastercard, { name: "4111 1111 1111 1111" }, /^Dados invalidos/],
    ["a code of the wrong length", numbers.amex, { cvv: "123" }, /^Dados invalidos/],
    ["a failed bot check", numbers.mastercard, { recaptcha_response: "robot" }, /humano/],
    ["a card that its bank refuses", numbers.refusedAtOnce, {}, /não autorizou/],
  ])("refuses %s and stores nothing", async (_title, number, difference, text) => {
    const { add, edit, ends, idOf, shop } = await open();
    expect(await add(number, difference)).toEqual(refused(text));
    expect(await edit(idOf("1111"), number, difference)).toEqual(refused(text));
    expect(ends()).toEqual(["1111"]);
    expect(shop.store.wallets.all()).toEqual([]);
  });
});

describe("editing a card", () => {
  it("SUB-087 SUB-321 replaces it, also when it is the main one, and moves its subscription to the new card", async () => {
    const { add, edit, cards, idOf, shop } = await open();
    await add(numbers.mastercard);
    const id = idOf("1111");
    expect(await edit(id, numbers.amex)).toEqual(done);
    expect(cards()).toMatchObject([
      { id, lastFour: "0005", brand: "AMEX", isMain: true, nextCharge: { charged: [{ name: "Bob" }] } },
      { lastFour: "4444", isMain: false },
    ]);
    expect(shop.store.subscriptions.get("ATIVA00001")?.card).toMatchObject({ brand: "AMEX", lastFour: "0005" });
  });

  it("lets the charge day refuse or accept it by its number", async () => {
    const { edit, idOf, shop } = await open();
    await edit(idOf("1111"), numbers.refused);
    shop.pass(30 * day);
    const last = () => shop.store.charges.all().at(-1);
    expect(last()).toMatchObject({ tries: [{ outcome: "refused" }] });
    await edit(idOf("0002"), numbers.visa);
    shop.pass(7 * day);
    expect(last()?.paidOn).toBeDefined();
  });

  it("stops charges once it has expired", async () => {
    const { edit, idOf, shop } = await open();
    await edit(idOf("1111"), numbers.visa, { expirationMonth: "03", expirationYear: "26" });
    shop.pass(30 * day);
    expect(shop.store.charges.all().at(-1)).toMatchObject({ tries: [{ outcome: "refused" }] });
  });

  it("may keep the number and change holder and expiry, and never duplicates a stored card", async () => {
    const { add, edit, cards, idOf } = await open();
    await add(numbers.mastercard);
    expect(await edit(idOf("1111"), numbers.visa, { name: "C LIMA", expirationYear: "33" })).toEqual(done);
    expect(cards()[0]).toMatchObject({ holderName: "C LIMA", expiry: { month: "12", year: "33" } });
    for (const difference of [{}, { expirationYear: "34" }]) {
      expect(await edit(idOf("1111"), numbers.mastercard, difference)).toEqual(
        refused("Este cartão já está na sua conta."),
      );
    }
  });
});

describe("removing a card", () => {
  it("MAN-341 moves its subscriptions to the first of the others", async () => {
    const { add, remove, cards, idOf, ends } = await open();
    await add(numbers.mastercard);
    expect(await remove(idOf("1111"))).toMatchObject({
      body: {
        success: true,
        moved_subscriptions: [{ pet_name: "Bob", pet_sex: "masculino" }],
        moved_to: { last_four: "4444", charged_subscriptions: [{ pet_name: "Bob" }] },
      },
    });
    expect(cards()).toMatchObject([{ lastFour: "4444", isMain: true, nextCharge: { charged: [{ name: "Bob" }] } }]);
    expect(await remove("nada")).toEqual(refused("Este cartão não está mais na sua conta."));
    expect(ends()).toEqual(["4444"]);
  });

  it("is refused for the last card while anything is still charged", async () => {
    const { remove, ends, idOf } = await open();
    expect(await remove(idOf("1111"))).toEqual(refused(/adicione outro antes/));
    expect(ends()).toEqual(["1111"]);
  });

  it("is allowed for the last card when nothing is charged", async () => {
    const { add, remove, ends, idOf } = await open("conta-aberta");
    await add(numbers.visa);
    expect(await remove(idOf("1111"))).toEqual(done);
    expect(ends()).toEqual([]);
  });
});

describe("the main card", () => {
  it("takes over the charges of the former main card, and leaves those of the others", async () => {
    const { add, makeMain, cards, idOf, shop } = await open("assinante-de-um-ano");
    await add(numbers.mastercard);
    const moved = {
      moved_subscriptions: [{ pet_name: "Bob" }],
      moved_to: { last_four: "4444", is_main: true, charged_subscriptions: [{ pet_name: "Bob" }] },
    };
    expect(await makeMain(idOf("4444"))).toMatchObject({ body: { success: true, ...moved } });
    expect(cards().map(({ lastFour, isMain }) => [lastFour, isMain])).toEqual([
      ["4444", true],
      ["0002", false],
      ["1111", false],
    ]);
    expect(cards()[1]).toMatchObject({ nextCharge: { charged: [{ name: "Mika" }] } });
    // A repeated request changes nothing.
    const before = JSON.stringify([shop.store.subscriptions.all(), shop.store.wallets.all()]);
    expect(await makeMain(idOf("4444"))).toEqual(done);
    expect(JSON.stringify([shop.store.subscriptions.all(), shop.store.wallets.all()])).toBe(before);
  });

  it("changes only the order when nothing is charged", async () => {
    const { add, makeMain, ends, idOf } = await open("conta-aberta");
    await add(numbers.visa);
    await add(numbers.mastercard);
    expect(await makeMain(idOf("4444"))).toEqual(done);
    expect(ends()).toEqual(["4444", "1111"]);
  });

  it("is neither an expired card nor an unknown one", async () => {
    const { makeMain, ends, idOf } = await open("cartao-vencendo");
    expect(await makeMain(idOf("5904"))).toEqual(refused(/já venceu/));
    expect(await makeMain("nada")).toEqual(refused("Este cartão não está mais na sua conta."));
    expect(ends()[0]).toBe("1111");
  });
});

describe("an open page of a subscription", () => {
  it("is told when another card pays it, and not when another card is only stored", async () => {
    const { shop, add, edit, remove, makeMain, idOf } = await open();
    async function toldBy(change: () => Promise<unknown>): Promise<readonly unknown[]> {
      const before = shop.broadcasts.length;
      expect(await change()).toMatchObject({ body: { success: true } });
      return shop.broadcasts.slice(before);
    }
    const bob = [
      {
        channel: `private-${subscriptionMovedChannel("conta0001")}`,
        event: expect.any(String),
        message: { subscription_code: "ATIVA00001" },
      },
    ];
    expect(await toldBy(() => add(numbers.mastercard))).toEqual([]);
    expect(await toldBy(() => makeMain(idOf("4444")))).toEqual(bob);
    expect(await toldBy(() => add(numbers.mastercard, { expirationYear: "35" }))).toEqual(bob);
    expect(await toldBy(() => edit(idOf("4444"), numbers.amex))).toEqual(bob);
    expect(await toldBy(() => remove(idOf("0005")))).toEqual(bob);
  });
});

describe("a card with one more charge, or none", () => {
  const leaving = { cancelAskedOn: civilDate(2026, 3, 10) };

  it("shows the penalty as its next charge while the cancellation waits, and cannot be removed until then", async () => {
    const { shop, cards, remove, idOf } = await open();
    const bob = shop.store.subscriptions.get("ATIVA00001");
    if (bob) shop.store.subscriptions.put({ ...bob, ...leaving });
    expect(cards()).toMatchObject([{ nextCharge: { on: "2026-03-11", charged: [{ name: "Bob", isPenalty: true }] } }]);
    expect(await remove(idOf("1111"))).toEqual(refused(/adicione outro antes/));
  });

  it.each([
    ["where leaving is free", { planTag: "SP_mensal", ...leaving }],
    ["in the last month of a term without renewal", { planTag: "SP_mensal", renewalOff: true }],
  ])("can be removed %s: it has no charge, and does not come back", async (_where, difference) => {
    const { shop, cards, ends, remove, idOf } = await open();
    const bob = shop.store.subscriptions.get("ATIVA00001");
    if (bob) shop.store.subscriptions.put({ ...bob, ...difference });
    expect(cards()[0]).not.toHaveProperty("nextCharge");
    expect(await remove(idOf("1111"))).toEqual(done);
    expect(ends()).toEqual([]);
  });
});

describe("another customer's cards", () => {
  it("SUB-300 are refused like unknown ones", async () => {
    const { shop, fields, idOf } = await open();
    const store = shop.store;
    const ana = await inProcess({
      store,
      newcomer: { session: { customerCode: lead.code, reach: "account" } },
    }).visit();
    const before = JSON.stringify([store.subscriptions.all(), store.wallets.all()]);
    const card = fields(numbers.mastercard);
    const add = (code: string) => ana.post("/assinatura/credit-cards/add-new", { code, ...card });
    const edit = (customer_code: string, wallet_id: string) =>
      ana.send("PUT", "/assinatura/credit-cards/edit", { customer_code, wallet_id, ...card });
    const remove = (code: string) => ana.post("/assinatura/credit-cards/delete", { code });
    const makeMain = (code: string) => ana.post("/assinatura/credit-cards/make-main", { code });
    const hers = idOf("1111");
    for (const [real, unreal] of [
      [await add("conta0001"), await add("nada")],
      [await edit("conta0001", hers), await edit("nada", hers)],
      [await edit(lead.code, hers), await edit(lead.code, "nada")],
      [await remove(hers), await remove("nada")],
      [await makeMain(hers), await makeMain("nada")],
    ]) {
      expect(real).toEqual(unreal);
      expect(real).toMatchObject({ body: { success: false } });
    }
    expect(JSON.stringify([store.subscriptions.all(), store.wallets.all()])).toBe(before);
  });

  it("SUB-300 are neither shown to nor changed by visitors without an account", async () => {
    const { shop, fields, idOf } = await open();
    for (const reach of ["checkout", undefined] as const) {
      const newcomer = reach ? { session: { customerCode: "conta0001", reach }, customerCode: "conta0001" } : {};
      const visitor = await inProcess({ store: shop.store, newcomer }).visit();
      const replies = [
        await visitor.post("/assinatura/credit-cards/add-new", { code: "conta0001", ...fields(numbers.visa) }),
        await visitor.post("/assinatura/credit-cards/delete", { code: idOf("1111") }),
        await visitor.post("/assinatura/credit-cards/make-main", { code: idOf("1111") }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
    }
  });
});

describe("the cards to choose from", () => {
  it("MAN-342 MAN-151 are those of the wallet with brand and last digits, and never more than a receipt shows", async () => {
    const { carla } = await open("assinante-de-um-ano");
    const { status, body } = await carla.get("/assinatura/credit-cards");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: [
        { id: expect.any(String), brand: "VISA", last_four_digits: "1111" },
        { id: expect.any(String), brand: "VISA", last_four_digits: "0002" },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/\d{13,}|cvv/);
  });

  it("are listed for each account only, and refused to anonymous visitors", async () => {
    const { shop } = await open("assinante-de-um-ano");
    const visitor = await inProcess({ store: shop.store }).visit();
    expect((await visitor.get("/assinatura/credit-cards")).status).toBe(401);
    const session = { customerCode: lead.code, reach: "account" } as const;
    const ana = await inProcess({ store: shop.store, newcomer: { session } }).visit();
    expect(await ana.get("/assinatura/credit-cards")).toEqual({ status: 200, body: { success: true, data: [] } });
  });
});
