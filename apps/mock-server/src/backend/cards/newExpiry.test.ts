import { describe, expect, it } from "vitest";
import { activeSubscription, registeredLead } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { visitorAt } from "../../scenarios/visitorAt.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentCard, sentWalletCard } from "../../testing/sentCard.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { storedCardsOf } from "./storedCards.ts";

const bankDelay = 3_000;
const numbers = { visa: "4111111111111111", refused: "4000000000000002" };

/** Ana has a box and buys another one. */
async function atTheCheckout() {
  const first = { ...activeSubscription(testMoment, 60), code: "ANTES00001", customerCode: registeredLead.code };
  const shop = inProcess({
    world: { customers: [registeredLead], subscriptions: [first] },
    newcomer: { ...visitorAt("payment"), session: { customerCode: registeredLead.code, reach: "account" } },
  });
  shop.pass(0);
  const ana = await shop.visit();
  const pay = (difference: object = {}) =>
    ana.post("/save/subscription", { credit_card: { ...sentCard, expiration_year: "35", ...difference } });
  return { shop, pay, cards: () => storedCardsOf(shop.store, registeredLead.code) };
}

/** Mika's box is overdue; another card pays Bob's. */
async function atTheResolution() {
  const scenario = scenarios["assinante-de-um-ano"];
  const shop = inProcess({ world: scenario.world(testMoment), newcomer: scenario.newcomer });
  const carla = await shop.visit();
  const card = (number: string, year: string) => ({
    holder_name: "CARLA LIMA",
    number,
    expiration_month: "12",
    expiration_year: year,
    cvv: number.startsWith("37") ? "1234" : "123",
  });
  const pay = (number: string) =>
    carla.post("/payment/subscription-retry", {
      recaptcha_response: "local-contact",
      credit_card: card(number, "35"),
      subscription_code: "ATRASO0001",
    });
  const add = (cardNumber: string) =>
    carla.post("/assinatura/credit-cards/add-new", {
      code: "conta0001",
      ...sentWalletCard,
      cardNumber,
    });
  return { shop, pay, add, cards: () => storedCardsOf(shop.store, "conta0001") };
}

const ends = (cards: readonly { readonly lastFour: string }[]) => cards.map(({ lastFour }) => lastFour);

describe("a stored card with a new expiry", () => {
  it("at the checkout replaces the stored one after a successful payment, and then pays the other box too", async () => {
    const { shop, pay, cards } = await atTheCheckout();
    const [before] = cards();
    expect((await pay()).body).toMatchObject({ success: true });
    expect(cards()).toMatchObject([{ id: before?.id, expiry: { year: "31" } }]);
    shop.pass(bankDelay);
    expect(cards()).toMatchObject([{ id: before?.id, lastFour: "1111", expiry: { month: "12", year: "35" } }]);
    const charged = shop.store.subscriptions.all().map(({ card }) => card.expiry);
    expect(charged).toEqual(["12/35", "12/35"]);
  });

  it("at the checkout leaves the stored one as it is if the expiry is earlier or the name differs", async () => {
    const { shop, pay, cards } = await atTheCheckout();
    const before = cards();
    const stored = shop.store.subscriptions.get("ANTES00001")?.card;
    await pay({ expiration_year: "29", holder_name: "OUTRA PESSOA" });
    shop.pass(bankDelay);
    expect(cards()).toMatchObject(before.map(({ id, holderName, expiry }) => ({ id, holderName, expiry })));
    // Both subscriptions are charged on the card as it was.
    expect(shop.store.subscriptions.all().map(({ card }) => card)).toEqual([stored, stored]);
  });

  it("when paying a debt replaces the stored one after a successful payment, for everything it pays", async () => {
    const { shop, pay, cards } = await atTheResolution();
    const id = cards().find(({ lastFour }) => lastFour === "1111")?.id;
    await pay(numbers.visa);
    shop.pass(bankDelay);
    const visas = cards().filter(({ lastFour }) => lastFour === "1111");
    expect(visas).toMatchObject([{ id, expiry: { month: "12", year: "35" } }]);
    const charged = shop.store.subscriptions.all().filter(({ endedOn }) => endedOn === undefined);
    expect(charged.map(({ card }) => `${card.lastFour} ${card.expiry}`)).toEqual(["1111 12/35", "1111 12/35"]);
  });

  it("changes nothing when its bank refuses it", async () => {
    const { shop, pay, cards } = await atTheResolution();
    const before = cards();
    await pay(numbers.refused);
    shop.pass(bankDelay);
    expect(cards()).toEqual(before);
  });

  it("is not a fourth card beside two others", async () => {
    const { shop, add, pay, cards } = await atTheResolution();
    await add("5555555555554444");
    expect(cards()).toHaveLength(3);
    expect((await pay(numbers.visa)).body).toMatchObject({ data: { has_error: false } });
    shop.pass(bankDelay);
    expect(ends(cards()).toSorted()).toEqual(["0002", "1111", "4444"].toSorted());
  });
});

describe("a card whose payment is pending", () => {
  it("takes the third place: no fourth fits once it has paid, and there is room again once it is refused", async () => {
    const { shop, add, pay, cards } = await atTheResolution();
    await pay("378282246310005");
    const another = "5555555555554444";
    expect((await add(another)).body).toMatchObject({ success: false, message: expect.stringMatching(/^Máximo de 3/) });
    shop.pass(bankDelay);
    expect(cards()).toHaveLength(3);
    const other = await atTheResolution();
    await other.pay("4000000000000119");
    expect((await other.add(another)).body).toMatchObject({ success: false });
    other.shop.pass(10 * 60_000);
    expect((await other.add(another)).body).toMatchObject({ success: true });
  });
});
