import { readFileSync } from "node:fs";
import { addDays, type CivilDate, civilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cardStanding, endsBeforeCharge } from "@petbox/domain/card/storedCard";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import { zeroCents } from "@petbox/domain/money/cents";
import { itemsPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import { extraItemOffer } from "@petbox/domain/upsell/extraItemOffer";
import { describe, expect, it } from "vitest";
import { movedPurchases } from "../../backend/addresses/movedPurchases.ts";
import { storedCardsOf } from "../../backend/cards/storedCards.ts";
import { repeatWindow } from "../../backend/checkout/repeatWindow.ts";
import { moipCodeOf, paidSubscriptionsOf } from "../../backend/session/customers.ts";
import { memoryStore } from "../../backend/store.ts";
import { onOffer } from "../../backend/upsell/onOffer.ts";
import { loyaltyLevels } from "../../seed/loyaltyLevels.ts";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { withDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
import { itemsOf } from "../../simulation/itemsOf.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { isScenarioName, type ScenarioName, scenarios } from "../scenarios.ts";

/** Days that cover weekdays, short months, and ends of months and of years. */
const someDays = Array.from({ length: 24 }, (_, step) => addDays(civilDate(2025, 11, 20), step * 29 + (step % 7)));

/** The scenario's customer at noon of a day. */
function standingIn(name: ScenarioName, today: CivilDate) {
  const { newcomer, world } = scenarios[name];
  const store = memoryStore(world(noonOf(today)));
  const customer = store.customers.get(newcomer.session?.customerCode ?? "");
  if (customer === undefined) throw new Error(`Nobody is logged in to ${name}.`);
  const subscriptions = store.subscriptions.all().filter(({ customerCode }) => customerCode === customer.code);
  const byPet = (pet: string) => {
    const subscription = subscriptions.find((each) => each.pet?.name === pet);
    const own = ({ subscriptionCode }: { readonly subscriptionCode: string }) =>
      subscriptionCode === subscription?.code;
    const shipments = store.shipments.all().filter(own);
    return { subscription, charges: store.charges.all().filter(own), shipments, box: shipments.at(-1) };
  };
  return { store, customer, subscriptions, byPet, paid: paidSubscriptionsOf(store, customer) };
}

/** Moments of a day, also before and just after the noon of a subscription's first day. */
const hours = ["00:12", "03:00", "11:59", "12:05", "23:59"].map((hour) => Date.parse(`2026-03-10T${hour}:00-03:00`));

it.each(Object.keys(scenarios).filter(isScenarioName))("at any hour nothing in %s lies in the future", (name) => {
  for (const now of hours) {
    const { subscriptions = [], paymentRequests = [] } = scenarios[name].world(now);
    const announced = subscriptions.filter((each) => each.announced);
    const moments = [...announced.flatMap(({ createdAt, outcome }) => [createdAt, outcome?.at ?? createdAt])];
    moments.push(...paymentRequests.map(({ createdAt }) => createdAt));
    expect(moments.filter((at) => at > now)).toEqual([]);
  }
});

it("at any hour a subscription of today is no obstacle to another", () => {
  for (const now of hours) {
    const { subscriptions = [] } = scenarios["primeira-caixa"].world(now);
    expect(subscriptions.map(({ createdAt }) => now - createdAt >= repeatWindow)).not.toContain(false);
    expect(subscriptions.map(({ createdAt }) => civilDateAt(createdAt))).toContain(civilDateAt(now));
  }
});

describe("on any day", () => {
  it("Marina has a box in transit, an overdue subscription, and an ended one", () => {
    for (const today of someDays) {
      const { byPet, paid } = standingIn("tres-pets", today);
      expect(byPet("Bento").box).toMatchObject({ handedOverOn: expect.any(String), carrier: expect.anything() });
      expect(byPet("Bento").box?.deliveredOn).toBeUndefined();
      const { charges } = byPet("Frida");
      expect(charges).toHaveLength(2);
      expect(charges[1]?.paidOn).toBeUndefined();
      expect(addDays(charges[1]?.dueOn ?? today, 1) < today).toBe(true);
      expect(byPet("Pingo").subscription).toMatchObject({ endedOn: expect.any(String), renewalOff: true });
      expect(paid).toBe(2);
    }
  });

  it("Luísa's first box is not packed yet", () => {
    for (const today of someDays) {
      const { box, charges } = standingIn("primeira-caixa", today).byPet("Tobias");
      expect(charges).toMatchObject([{ paidOn: today }]);
      expect(box).toEqual({ chargeId: "TOBIA00002-1", subscriptionCode: "TOBIA00002", openedOn: today });
    }
  });

  it("Paulo has one box, delivered and rated; Beatriz's last one is not rated", () => {
    for (const today of someDays) {
      const { shipments } = standingIn("uma-caixa", today).byPet("Nina");
      expect(shipments).toMatchObject([
        { deliveredOn: expect.any(String), ratings: { finishedOn: expect.any(String) } },
      ]);
      const boxes = standingIn("para-avaliar", today).byPet("Cocada").shipments;
      expect(boxes.map(({ deliveredOn }) => deliveredOn !== undefined)).toEqual([true, true, true]);
      expect(boxes.map(({ ratings }) => ratings !== undefined)).toEqual([true, true, false]);
    }
  });

  it("Helena has the level Ouro after twelve months without a gap", () => {
    for (const today of someDays) {
      const { shipments, charges } = standingIn("assinante-ouro", today).byPet("Amora");
      const received = shipments.filter(({ deliveredOn }) => deliveredOn !== undefined).length;
      expect(charges).toHaveLength(12);
      expect(loyaltyStanding(loyaltyLevels, received).level?.name).toBe("Ouro");
    }
  });

  it("Rafael's card was refused three times", () => {
    for (const today of someDays) {
      const { charges } = standingIn("cartao-recusado", today).byPet("Thor");
      expect(charges.at(-1)?.tries.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "refused"]);
    }
  });

  it("Dalva's card is valid today and expired on the day of its next charge; she has two others", () => {
    for (const today of someDays) {
      const { store, customer } = standingIn("cartao-vencendo", today);
      const [main, ...others] = storedCardsOf(store, customer.code);
      expect(main && [cardStanding(main, today), endsBeforeCharge(main, today)]).toEqual(["ending", true]);
      expect(others.map((card) => cardStanding(card, today))).toEqual(["over", "good"]);
    }
  });

  it("Jandira has a subscription without a registration", () => {
    for (const today of someDays) {
      const { customer, paid } = standingIn("sem-cadastro", today);
      expect([customer.name, moipCodeOf(customer), paid]).toEqual([undefined, undefined, 1]);
      const { customer: helena } = standingIn("assinante-ouro", today);
      expect(moipCodeOf(helena)).toBe("MOIP-CONTA0005");
    }
  });

  it("Sônia has left after five boxes, and is charged nothing further", () => {
    for (const today of someDays) {
      const { byPet, paid } = standingIn("quem-saiu", today);
      const { subscription, charges, shipments } = byPet("Lola");
      expect(subscription).toMatchObject({ cancelAskedOn: expect.any(String), endedOn: expect.any(String) });
      expect([charges.length, shipments.filter(({ deliveredOn }) => deliveredOn).length, paid]).toEqual([5, 5, 0]);
    }
  });

  it("Otávio's last box was called off before it left", () => {
    for (const today of someDays) {
      const { box } = standingIn("caixa-abortada", today).byPet("Chico");
      expect(box).toMatchObject({ chargeId: "CHICO00032-4", abortedOn: expect.any(String) });
    }
  });

  it("Wagner may confirm his box", () => {
    for (const today of someDays) {
      const { box } = standingIn("entrega-sem-confirmar", today).byPet("Feijão");
      const { openedOn: createdOn = today, handedOverOn, deliveredOn } = box ?? {};
      const aborted = box?.abortedOn !== undefined;
      const known = { createdOn, aborted, posted: handedOverOn !== undefined, delivered: deliveredOn !== undefined };
      expect(canConfirmDelivery(known, today)).toBe(true);
      expect(handedOverOn && addDays(handedOverOn, 20) < today).toBe(true);
    }
  });
});

describe("extra items, on any day", () => {
  it("Ivone's first one was charged and stays; yesterday's was not, and may be removed", () => {
    for (const today of someDays) {
      const { store, byPet } = standingIn("item-extra", today);
      const standing = (pet: string) => {
        const { subscription } = byPet(pet);
        return subscription && onOffer(store, subscription, today);
      };
      expect(standing("Farofa")?.extraItem).toEqual({ name: "Brinquedo extra", monthlyPrice: 1_990 });
      expect(store.extraCharges.all()).toMatchObject([{ amount: 1_990, chargeIds: ["FAROFA0001-2"] }]);
      expect(byPet("Farofa").charges.map(({ extra }) => extra)).toEqual([undefined, undefined, 1_990, 1_990]);
      expect(standing("Fubá")?.extraItem).toMatchObject({ name: "Petisco extra", removableUntil: expect.any(String) });
    }
  });

  it("MAN-202 Nair's three subscriptions are offered none, each for its own reason", () => {
    for (const today of someDays) {
      const { store, byPet } = standingIn("sem-item-extra", today);
      const kinds = ["Urso", "Sagu", "Jujuba"].map((pet) => {
        const { subscription } = byPet(pet);
        return subscription && extraItemOffer(onOffer(store, subscription, today), today).kind;
      });
      expect(kinds).toEqual(["not-for-plan", "no-box-left", "cancel-asked"]);
    }
  });
});

const scenarioNames = Object.keys(scenarios).filter(isScenarioName);

it.each(scenarioNames)("all charges in %s have the shop's own prices and freight", (name) => {
  const today = civilDate(2026, 3, 10);
  const { subscriptions } = memoryStore(scenarios[name].world(noonOf(today)));
  for (const each of subscriptions.all()) {
    const { code, address, purchase, amount, freight = 0 } = each;
    if (address === undefined) continue;
    const store = memoryStore({ subscriptions: [each] });
    const moved = purchase && movedPurchases({ store, clock: () => noonOf(today) }, each, address)[0]?.change;
    const isAlone = purchase !== undefined && purchase.withBoxOf === undefined;
    const rule =
      purchase === undefined ? withDeliveryAddress(each, { address }).freight : isAlone ? moved?.newFreight : zeroCents;
    expect([code, freight]).toEqual([code, rule ?? 0]);
    if (purchase)
      expect([code, amount]).toEqual([code, itemsPriceOf(purchase.kind, itemsOf(purchase.items, scheduledProducts))]);
  }
});

it("the neighbourhood has as many subscribers as README.md says, and nobody logged in", () => {
  const { newcomer, world } = scenarios.vizinhanca;
  const subscribers = new Set(
    world(noonOf(civilDate(2026, 3, 10))).subscriptions?.map(({ customerCode }) => customerCode),
  );
  const readme = readFileSync(new URL("../../../../../README.md", import.meta.url), "utf8");
  expect(/^\| `vizinhanca` \| (\w+) of these customers/m.exec(readme)?.[1]).toBe("ten");
  expect(subscribers.size).toBe(10);
  expect(newcomer).toEqual({});
});

it("the neighbourhood contains all subscribers in the same states as in their own worlds", () => {
  const today = civilDate(2026, 3, 10);
  const all = memoryStore(scenarios.vizinhanca.world(noonOf(today)));
  for (const name of ["tres-pets", "quem-saiu", "para-avaliar", "entrega-sem-confirmar"] as const) {
    const { subscriptions, store } = standingIn(name, today);
    for (const each of subscriptions) expect(all.subscriptions.get(each.code)).toEqual(each);
    for (const each of store.shipments.all()) expect(all.shipments.get(each.chargeId)).toEqual(each);
  }
});
