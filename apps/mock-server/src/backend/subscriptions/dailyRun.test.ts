import { civilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { account, activeSubscription, paymentUnderWay, registeredLead } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { flowsOf } from "../shipments/flowsOf.ts";
import { listedBoxesOf } from "./listedBoxes.ts";

const day = 24 * 60 * 60 * 1000;
const today = civilDate(2026, 3, 10);

describe("the months of a subscription", () => {
  it("begin when the payment is announced, and the customer gets a mail", () => {
    const { store, mails, pass } = inProcess({
      world: {
        customers: [registeredLead],
        subscriptions: [
          { ...paymentUnderWay(testMoment, { result: "PAID", after: 3_000 }), pet: { name: "Mika", sex: "female" } },
        ],
      },
    });
    expect(store.charges.all()).toEqual([]);
    pass(3_000);
    expect(store.charges.all()).toMatchObject([{ id: "TESTE00001-1", paidOn: "2026-03-10", amount: 6_990 }]);
    expect(store.shipments.all()).toMatchObject([{ chargeId: "TESTE00001-1", openedOn: "2026-03-10" }]);
    pass(40 * day);
    expect(store.charges.all()).toHaveLength(2);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [
        "A caixa da Mika está a caminho",
        "A caixa da Mika chegou: conte o que achou",
        "A caixa da Mika está a caminho",
        "A caixa da Mika chegou: conte o que achou",
      ].map((subject) => [registeredLead.email, subject]),
    );
  });

  it("link to the page where the customer can act: rating a box, or paying a debt", () => {
    const { mails, pass } = inProcess({ world: scenarios.vizinhanca.world(testMoment) });
    pass(40 * day);
    const pathOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.path;
    expect(pathOf("A caixa do Bento chegou: conte o que achou")).toMatch(/^\/avalie\/[\da-f]{32}$/);
    expect(pathOf("O cartão não passou: a caixa da Frida espera por você")).toBe("/assinatura/resolver/FRIDA00001");
    expect(pathOf("A caixa do Tobias está a caminho")).toBe("/area-cliente");
  });

  it("pass once: another look on the same day changes and sends nothing", () => {
    const { store, mails, pass } = inProcess({ world: scenarios.assinante.world(testMoment) });
    pass(35 * day);
    const before = { charges: store.charges.all(), shipments: store.shipments.all(), mails: [...mails] };
    pass(1_000);
    expect({ charges: store.charges.all(), shipments: store.shipments.all(), mails: [...mails] }).toEqual(before);
  });

  it("do not repeat when the clock is set back", () => {
    const { store, pass } = inProcess({ world: scenarios.assinante.world(testMoment) });
    pass(70 * day);
    const charges = store.charges.all();
    pass(-70 * day);
    pass(70 * day);
    expect(store.charges.all()).toEqual(charges);
  });

  it("continue from the customer's actions of today: a paid debt opens its box, an arrived box counts", () => {
    const { store, mails, pass } = inProcess({ world: scenarios.vizinhanca.world(testMoment) });
    const debt = store.charges.get("THOR000002-2");
    const lost = store.shipments.get("FEIJA00046-3");
    if (debt === undefined || lost === undefined) throw new Error("Somebody is missing.");
    store.charges.put({ ...debt, paidOn: today });
    store.shipments.put({ ...lost, confirmedOn: today });
    pass(1_000);
    expect(store.shipments.get(debt.id)).toMatchObject({ openedOn: today });
    expect(store.shipments.get(lost.chargeId)).toMatchObject({ deliveredOn: today });
    expect(mails.map(({ to }) => to)).toEqual(["wagner.dias@gmail.com", "wagner.dias@gmail.com"]);
    // The third box arrived.
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Queremos saber/));
    pass(1_000);
    expect(mails).toHaveLength(2);
  });

  it("notify the inviting customer that a friend counts, without the friend's name", () => {
    const friend = { ...paymentUnderWay(testMoment, { result: "PAID", after: 3_000 }), code: "AMIGA00001" };
    const { store, mails, pass } = inProcess({
      world: {
        customers: [registeredLead, account],
        subscriptions: [friend],
        referrals: [{ subscriptionCode: friend.code, referrerCode: account.code }],
      },
    });
    pass(3_000);
    expect(store.referrals.all()).toMatchObject([{ countedOn: today }]);
    expect(mails).toMatchObject([{ to: account.email, subject: "Sua indicação valeu: seu presente está garantido" }]);
  });

  it("are filled in for a data file from before they existed", () => {
    const { store, pass } = inProcess({
      world: { customers: [account], subscriptions: [activeSubscription(testMoment, 65)] },
    });
    pass(1_000);
    expect(store.charges.all().map(({ dueOn }) => dueOn)).toEqual(["2026-01-04", "2026-02-04", "2026-03-04"]);
  });
});

describe("the order of a customer's subscriptions", () => {
  /** Rex subscribed first, and is renewed last. */
  const world = {
    customers: [account],
    subscriptions: [
      { ...activeSubscription(testMoment, 350), code: "REX0000001", pet: { name: "Rex" } },
      { ...activeSubscription(testMoment, 360), code: "MIKA000001", pet: { name: "Mika" } },
      { ...activeSubscription(testMoment, 40), code: "BOB0000001", pet: { name: "Bob" } },
    ],
  };
  const later = 30 * day;

  /** The pets of each list, after time has passed in steps. */
  function petsAfter(step: number) {
    const { store, pass } = inProcess({ world });
    for (let passed = 0; passed < later; passed += step) pass(step);
    return {
      renewed: store.subscriptions.all().flatMap(({ renewedFrom }) => renewedFrom ?? []),
      tracker: flowsOf(store, account.code, civilDateAt(testMoment + later)).map(({ pet }) => pet.name),
      list: listedBoxesOf(store, account.code, testMoment + later).map(({ pet }) => pet.name),
    };
  }

  it("is that of their first terms: no renewal changes it, in one jump or hour by hour", () => {
    const pets = ["Rex", "Mika", "Bob"];
    const jumped = petsAfter(later);
    const hourly = petsAfter(day / 24);
    expect(jumped).toEqual({ renewed: ["REX0000001", "MIKA000001"], tracker: pets, list: pets });
    expect(hourly).toEqual({ renewed: ["MIKA000001", "REX0000001"], tracker: pets, list: pets });
  });
});

describe("the subscriber of the one-year scenario", () => {
  const { store } = inProcess({ world: scenarios["assinante-de-um-ano"].world(testMoment) });

  it("has renewed once, and has a box for every paid month", () => {
    const bob = store.subscriptions.all().filter(({ pet }) => pet?.name === "Bob");
    expect(bob).toMatchObject([{ endedOn: "2026-01-14" }, { renewedFrom: "ATIVA00001" }]);
    const months = store.charges
      .all()
      .filter(({ subscriptionCode }) => bob.some(({ code }) => code === subscriptionCode));
    expect(months.every(({ paidOn }) => paidOn !== undefined)).toBe(true);
    expect(months).toHaveLength(14);
  });

  it("has another pet's second month overdue, refused three times", () => {
    const owed = store.charges.all().filter(({ paidOn }) => paidOn === undefined);
    expect(owed).toMatchObject([{ id: "ATRASO0001-2", tries: [{}, {}, {}] }]);
  });
});
