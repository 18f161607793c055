import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type ScenarioName, scenarios } from "../../scenarios/scenarios.ts";
import { changeDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { renewAhead } from "../../testing/renewAhead.ts";
import { servedPage } from "../../testing/servedPage.ts";
import { memoryStore, type WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

const now = noonOf(civilDate(2026, 3, 10));
const day = 24 * 60 * 60 * 1000;

const sent = z.nullable(
  z.looseObject({
    subscription: z.nullable(z.looseObject({})),
    history: z.array(z.looseObject({ event: z.string(), date: z.string() })),
  }),
);

const cardsOfPage = z.looseObject({
  customer: z.object({
    billing_info: z.looseObject({ credit_cards: z.array(z.looseObject({ last_four_digits: z.string() })) }),
  }),
});

/** The wire data at a path for the scenario's visitor. */
async function planIn(scenario: ScenarioName, address: string, daysLater = 0, change?: (store: WorldStore) => void) {
  const { world, newcomer } = scenarios[scenario];
  const store = memoryStore(world(now));
  change?.(store);
  const served = await servedPage(address, { store, newcomer, now: now + daysLater * day });
  const page = z.parse(sent, served.page);
  return { status: served.status, page, store, events: page?.history.map(({ event, date }) => `${date} ${event}`) };
}

const ofEveryPlan = (code: string, daysLater?: number) => planIn("planos-de-todo-jeito", `/plano/${code}`, daysLater);

describe("the page of a subscription", () => {
  it("MAN-021 MAN-140 MAN-141 MAN-145 MAN-146 MAN-150 MAN-155 has all its data under the documents' names", async () => {
    const { status, page } = await planIn("assinante", "/plano/ATIVA00001");
    expect(status).toBe(200);
    expect(page).toMatchObject({
      subscription: {
        code: "ATIVA00001",
        plan: { name: "Essencial Anual", code: "SP_anual" },
        status: "ACTIVE",
        amount: 6_990,
        creation_date: { day: 8, month: 2, year: 2026 },
        next_invoice_date: { day: 8, month: 4, year: 2026 },
        expiration_date: "2027-02-08",
        payment_method: "CREDIT_CARD",
        renewed: 0,
        renovada_code: null,
        user_adress: { payment_cep: "01310100", payment_address_state: "SP" },
        moip_contract_id: "CTR-ATIVA00001",
        susbcription_value: 6_990,
        paid_parcels_to_charge: 0,
        iteration: 12,
        pet_category: 2,
      },
      status: null,
      renewed: 0,
      canceled: false,
      iteration: true,
      cancel_request: 0,
      user: { name: "Carla Lima" },
      customer: {
        billing_info: {
          credit_cards: [
            {
              last_four_digits: "1111",
              brand: "VISA",
              expiration_month: "12",
              expiration_year: "31",
              holder_name: "ANA M SOUZA",
            },
          ],
        },
      },
      invoices: [{ status: { code: 3 } }, { status: { code: 3 } }],
      pet: { name: "Bob", pet_sex: "masculino" },
    });
  });

  it("MAN-021 is found by its contract id too, and with /app in front", async () => {
    const { page } = await planIn("assinante", "/plano/ATIVA00001");
    expect((await planIn("assinante", "/plano/CTR-ATIVA00001")).page).toEqual(page);
    expect((await planIn("assinante", "/app/plano/CTR-ATIVA00001")).page).toEqual(page);
  });

  it.each([
    ["another's", "planos-de-todo-jeito", "ATIVA00001"],
    ["another's by its contract", "planos-de-todo-jeito", "CTR-ATIVA00001"],
    ["nobody's", "assinante", "NINGUEM001"],
    ["of 300 letters", "assinante", "A".repeat(300)],
    ["of slashes", "assinante", "..%2F..%2Fetc"],
    ["with the name of a built-in property", "assinante", "constructor"],
    ["of pads instead of a box", "caixa-e-tapetes", "TAPETES001"],
  ] as const)("MAN-054 of %s is not found", async (_whose, scenario, code) => {
    expect(await planIn(scenario, `/plano/${code}`)).toMatchObject({ status: 404, page: null });
  });

  it("is empty for a stranger", async () => {
    expect(await planIn("vizinhanca", "/plano/GOIABA0001")).toMatchObject({ status: 200, page: null });
  });

  it("MAN-054 names the status of a subscription that never began", async () => {
    const { newcomer, world } = scenarios.assinante;
    const [bob] = world(now).subscriptions ?? [];
    if (bob === undefined) throw new Error("Bob has no subscription.");
    const { startedOn: _startedOn, outcome: _outcome, ...withoutOutcome } = bob;
    for (const [announced, said] of [
      [false, "análise"],
      [true, "não foi aprovado"],
    ] as const) {
      const subscriptions = [{ ...withoutOutcome, announced }];
      const { page } = await servedPage("/plano/ATIVA00001", {
        world: { ...world(now), subscriptions, charges: [], shipments: [] },
        newcomer,
      });
      expect(page).toMatchObject({ subscription: null, iteration: false, status: expect.stringContaining(said) });
    }
  });

  it("MAN-191 MAN-199 MAN-207 shows the status of each subscription", async () => {
    const standing = async (code: string) => {
      const { page } = await ofEveryPlan(code);
      return [page?.subscription?.status, page?.canceled, page?.iteration, page?.cancel_request];
    };
    expect(await standing("GOIABA0001")).toEqual(["ACTIVE", false, true, 0]);
    expect(await standing("CAJU000001")).toEqual(["ACTIVE", true, true, 0]);
    expect(await standing("UMBU000001")).toEqual(["ACTIVE", false, true, 1]);
    expect(await standing("PITANGA001")).toEqual(["SUSPENDED", false, true, 0]);
    expect(await standing("SERIGUELA1")).toEqual(["OVERDUE", false, true, 0]);
    const { page: left } = await planIn("quem-saiu", "/plano/LOLA000001");
    expect(left).toMatchObject({ subscription: { status: "CANCELED", next_invoice_date: null }, iteration: false });
    const { page: over } = await planIn("tres-pets", "/plano/PINGO00001");
    expect(over).toMatchObject({
      subscription: { status: "EXPIRED", renewed: 0 },
      canceled: true,
      pet: { pet_sex: null },
    });
  });

  it("shows the extra item, and until when it can be removed", async () => {
    const { page } = await planIn("item-extra", "/plano/FUBA000001");
    expect(page?.subscription).toMatchObject({
      extra_item: { name: "Petisco extra", price: 7.9, removable_until: "2026-03-25" },
    });
    const { page: charged } = await planIn("item-extra", "/plano/FAROFA0001");
    expect(charged?.subscription).toMatchObject({
      extra_item: { name: "Brinquedo extra", price: 19.9, removable_until: null },
    });
    expect((await planIn("assinante", "/plano/ATIVA00001")).page?.subscription).toMatchObject({ extra_item: null });
  });

  it("MAN-142 has no next invoice when nothing more is charged", async () => {
    expect((await ofEveryPlan("CAJU000001")).page?.subscription).toMatchObject({ next_invoice_date: null });
    expect((await ofEveryPlan("UMBU000001")).page?.subscription).toMatchObject({ next_invoice_date: null });
  });

  it("MAN-022 MAN-144 MAN-194 names the renewal of a renewed one", async () => {
    const { page, store } = await planIn("assinante-de-um-ano", "/plano/ATIVA00001");
    const next = store.subscriptions.all().find(({ renewedFrom }) => renewedFrom === "ATIVA00001")?.code;
    expect(page).toMatchObject({ renewed: 1, subscription: { status: "EXPIRED", renewed: 1, renovada_code: next } });
    const { page: goesOn } = await planIn("assinante-de-um-ano", `/plano/${next}`);
    expect(goesOn).toMatchObject({ renewed: 0, subscription: { status: "ACTIVE" } });
  });

  it("MAN-153 has the invoice of an unconfirmed boleto, which does not pay the next charges", async () => {
    const { page } = await ofEveryPlan("SERIGUELA1");
    expect(page).toMatchObject({
      subscription: { payment_method: "CREDIT_CARD" },
      invoices: [{ status: { code: 1 } }, { status: { code: 3 } }],
    });
    const { page: late } = await ofEveryPlan("PITANGA001");
    expect(late).toMatchObject({ invoices: [{ status: { code: 5 } }, { status: { code: 3 } }] });
  });

  it("MAN-153 shows the invoice of an expired boleto as overdue, like the banner", async () => {
    const { page } = await ofEveryPlan("SERIGUELA1", 20);
    expect(page).toMatchObject({
      subscription: { status: "OVERDUE", payment_method: "CREDIT_CARD" },
      invoices: [{ status: { code: 5 } }, { status: { code: 3 } }],
    });
    expect(page?.subscription).not.toHaveProperty("payment_waiting");
  });

  it("MAN-052 lists the card that pays this subscription first", async () => {
    const lastFourOf = async (code: string) => {
      const { page } = await planIn("casa-cheia", `/plano/${code}`);
      return z
        .parse(cardsOfPage, page)
        .customer.billing_info.credit_cards.map(({ last_four_digits }) => last_four_digits);
    };
    expect(await lastFourOf("AMEIX00060")).toEqual(["0002", "1111"]);
    expect(await lastFourOf("BARTO00060")).toEqual(["1111", "0002"]);
  });

  it("includes its freight in the charges, not in the monthly price", async () => {
    const { page } = await ofEveryPlan("UMBU000001");
    expect(page?.subscription).toMatchObject({
      amount: expect.any(Number),
      susbcription_value: 8_990,
      user_adress: { payment_address_city: "Manaus" },
    });
  });
});

describe("the history of a subscription", () => {
  it("runs from its first day to the upcoming events", async () => {
    const { events } = await planIn("assinante", "/plano/ATIVA00001");
    expect(events).toEqual([
      "2026-02-08 started",
      "2026-02-08 charge-paid",
      "2026-03-08 charge-paid",
      "2026-02-10 box-sent",
      "2026-02-12 box-delivered",
      "2026-03-10 box-sent",
      "2026-03-12 box-arrives",
      "2026-04-08 charge-due",
      "2026-04-10 box-leaves",
      "2027-02-08 renews",
    ]);
  });

  it("includes address changes and the request to cancel", async () => {
    const { page, events } = await ofEveryPlan("UMBU000001");
    expect(page?.history).toContainEqual(expect.objectContaining({ event: "address-changed", what: "Manaus" }));
    expect(events).toContain("2026-03-10 cancel-asked");
    expect(events).toContain("2026-03-11 ends");
    expect(events?.join()).not.toContain("charge-due");
    const { page: after } = await ofEveryPlan("UMBU000001", 3);
    expect(after?.subscription).toMatchObject({ status: "CANCELED" });
    expect(after?.history).toContainEqual(expect.objectContaining({ event: "canceled", date: "2026-03-11" }));
  });

  it("of a term names the previous and the next term", async () => {
    const { page, store } = await planIn("assinante-de-um-ano", "/plano/ATIVA00001");
    const next = store.subscriptions.all().find(({ renewedFrom }) => renewedFrom === "ATIVA00001")?.code;
    expect(page?.history.at(-1)).toMatchObject({ event: "renewed", subscription_code: next });
    const { page: goesOn } = await planIn("assinante-de-um-ano", `/plano/${next}`);
    expect(goesOn?.history[0]).toMatchObject({ event: "renewed-from", subscription_code: "ATIVA00001" });
    expect(goesOn?.history.map(({ event }) => event)).not.toContain("address-changed");
  });

  it("lists each refused card, and announces nothing in the past", async () => {
    const { events = [] } = await ofEveryPlan("PITANGA001");
    expect(events.filter((event) => event.endsWith("charge-refused"))).toHaveLength(3);
    const next = events.filter((event) => /box-leaves|box-arrives|charge-due|renews|ends/.test(event));
    expect(next.every((event) => event >= "2026-03-10")).toBe(true);
  });

  it("names the day and the card of the next retry, if there is one", async () => {
    const { page } = await planIn("tres-pets", "/plano/FRIDA00001");
    const retries = page?.history.filter(({ event }) => event === "charge-retry");
    expect(retries).toEqual([
      expect.objectContaining({
        date: "2026-03-12",
        amount: expect.any(Number),
        what: expect.stringMatching(/^cartão final \d{4}$/),
      }),
    ]);
    expect(page).toMatchObject({ attention: { debt: { retry_on: "2026-03-12" } } });
    const { page: untried } = await ofEveryPlan("PITANGA001");
    expect(untried?.history.map(({ event }) => event)).not.toContain("charge-retry");
    expect(untried).not.toHaveProperty("attention.debt.retry_on");
  });

  it("of one renewed ahead of time names the renewal's start, on both pages", async () => {
    let next = "";
    const renewed = (store: WorldStore) => {
      next = renewAhead(store, "CAJU000001", civilDate(2026, 3, 10));
    };
    const { page } = await planIn("planos-de-todo-jeito", "/plano/CAJU000001", 0, renewed);
    expect(page?.subscription).toMatchObject({ status: "ACTIVE", renewed: 1, renovada_code: next });
    expect(page?.history.at(-1)).toMatchObject({ event: "renews", date: "2026-04-01", subscription_code: next });
    const { page: goesOn, events } = await planIn("planos-de-todo-jeito", `/plano/${next}`, 0, renewed);
    expect(goesOn?.subscription).toMatchObject({
      status: "ACTIVE",
      next_invoice_date: { day: 1, month: 4, year: 2026 },
    });
    expect(events?.slice(0, 2)).toEqual(["2026-04-01 starts", "2026-04-01 charge-due"]);
    const { page: later } = await planIn("planos-de-todo-jeito", "/plano/CAJU000001", 30, renewed);
    expect(later?.subscription).toMatchObject({ status: "EXPIRED" });
    expect(later?.history.at(-1)).toMatchObject({ event: "renewed" });
  });

  describe("of a renewal that is left before its first day", () => {
    let next = "";
    const leaveAhead = (store: WorldStore) => {
      next = renewAhead(store, "CAJU000001", civilDate(2026, 3, 10));
      const renewal = store.subscriptions.get(next);
      if (renewal) {
        store.subscriptions.put({ ...renewal, planTag: "SP_semestral", cancelAskedOn: civilDate(2026, 3, 10) });
      }
    };
    const old = (daysLater: number) => planIn("planos-de-todo-jeito", "/plano/CAJU000001", daysLater, leaveAhead);

    it("is the paid term's, with its end and what was cancelled, and without a penalty", async () => {
      const asked = await old(0);
      expect(asked.page).toMatchObject({
        cancel_request: 1,
        renewed: 0,
        subscription: { status: "ACTIVE", renewed: 0, renovada_code: null, cancel_penalty: null },
        attention: { leaving: { date: "2026-04-01" }, term: { ends_on: "2026-04-01", renews: false } },
      });
      expect(asked.events?.slice(-2)).toEqual(["2026-03-10 cancel-asked", "2026-04-01 ends"]);
      const granted = await old(2);
      expect(granted.page).toMatchObject({
        cancel_request: 0,
        canceled: true,
        subscription: { status: "ACTIVE", expiration_date: "2026-04-01", next_invoice_date: null, renewed: 0 },
      });
      expect(granted.events?.slice(-3)).toEqual([
        "2026-03-10 cancel-asked",
        "2026-03-11 renewal-canceled",
        "2026-04-01 ends",
      ]);
      expect(granted.store.subscriptions.get(next)).not.toHaveProperty("penalty");
      const over = await old(40);
      expect(over.page).toMatchObject({ canceled: true, subscription: { status: "EXPIRED", penalty_due: null } });
      expect(over.events?.at(-1)).toBe("2026-04-01 expired");
    });

    it("opens at the renewal's address, too", async () => {
      const { page } = await planIn("planos-de-todo-jeito", `/plano/${next}`, 2, leaveAhead);
      expect(page?.subscription).toMatchObject({ code: "CAJU000001", status: "ACTIVE" });
    });
  });

  it("MAN-394 names the penalty, its kind and its day from the request on", async () => {
    const { page, events } = await ofEveryPlan("UMBU000001");
    expect(page?.subscription).toMatchObject({
      cancel_penalty: { date: "2026-03-11", amount: 1_798 },
      expiration_date: "2026-03-11",
    });
    expect(events).toContain("2026-03-11 penalty-due");
    expect(page?.history).toContainEqual(expect.objectContaining({ event: "penalty-due", amount: 1_798 }));
    const { page: after } = await ofEveryPlan("UMBU000001", 1);
    expect(after?.subscription).toMatchObject({ cancel_penalty: null, expiration_date: "2026-03-11" });
    expect(after?.history).toContainEqual(expect.objectContaining({ event: "penalty-paid", amount: 1_798 }));
    expect(after?.invoices).toMatchObject([
      { status: { code: 3 }, due_date: "2026-03-11", amount: 1_798, penalty: true },
      { penalty: false },
      ...[{}, {}, {}],
    ]);
    // A monthly plan is free to leave.
    const { page: goiaba } = await planIn("planos-de-todo-jeito", "/plano/GOIABA0001", 0, ({ subscriptions }) => {
      const monthly = subscriptions.get("GOIABA0001");
      if (monthly) subscriptions.put({ ...monthly, cancelAskedOn: civilDate(2026, 3, 10) });
    });
    expect(goiaba).toMatchObject({ cancel_request: 1, subscription: { cancel_penalty: null } });
  });

  it("SUB-215 keeps the amount of each attempt after the debt has changed", async () => {
    const { page } = await planIn("planos-de-todo-jeito", "/plano/PITANGA001", 0, (store) => {
      const pitanga = store.subscriptions.get("PITANGA001");
      if (pitanga?.address === undefined) throw new Error("Pitanga's boxes go nowhere.");
      const to = { address: { ...pitanga.address, state: "AM", city: "Manaus" } };
      const { subscription, charges } = changeDeliveryAddress(
        subscriptionStateOf(store, pitanga),
        to,
        civilDate(2026, 3, 10),
        () => {},
      );
      store.subscriptions.put(subscription);
      for (const charge of charges) store.charges.put(charge);
    });
    const refused = page?.history.filter(({ event }) => event === "charge-refused").map(({ amount }) => amount);
    expect(refused).toEqual([6_990, 6_990, 6_990, 6_990 + 2_955]);
  });

  it("puts an extra item before the cancellation request of the same day, since no item is sold after a request", async () => {
    const { events = [] } = await planIn("assinante", "/plano/ATIVA00001", 0, (store) => {
      const active = store.subscriptions.get("ATIVA00001");
      const on = civilDate(2026, 3, 10);
      const extraItemChanges = [{ on, name: "Petisco extra" }];
      if (active) store.subscriptions.put({ ...active, extraItemChanges, cancelAskedOn: on });
      store.extraCharges.put({
        id: "ATIVA00001-1-petisco",
        subscriptionCode: "ATIVA00001",
        chargeIds: ["ATIVA00001-1"],
        paidOn: on,
        amount: cents(790),
        name: "Petisco extra",
      });
    });
    expect(events.filter((event) => event.startsWith("2026-03-10") && !event.endsWith("box-sent"))).toEqual([
      "2026-03-10 extra-changed",
      "2026-03-10 charge-paid",
      "2026-03-10 cancel-asked",
    ]);
  });

  it("includes the penalty", async () => {
    const { events } = await ofEveryPlan("UMBU000001", 3);
    expect(events).toContain("2026-03-11 penalty-paid");
  });

  it.each([
    ["was refused once more", {}, []],
    ["was paid after that", { outcome: "paid", paidOn: civilDate(2026, 3, 9) }, ["2026-03-09 penalty-paid"]],
  ] as const)("includes each attempt to pay the penalty, where it %s", async (_what, end, last) => {
    const penalty = {
      amount: cents(1_798),
      on: civilDate(2026, 3, 5),
      outcome: "refused",
      refusedAgainOn: [civilDate(2026, 3, 6), civilDate(2026, 3, 9)],
      ...end,
    } as const;
    const { events = [] } = await planIn("planos-de-todo-jeito", "/plano/UMBU000001", 0, ({ subscriptions }) => {
      const umbu = subscriptions.get("UMBU000001");
      if (umbu) subscriptions.put({ ...umbu, cancelAskedOn: penalty.on, endedOn: penalty.on, penalty });
    });
    expect(events.filter((event) => event.includes("penalty"))).toEqual([
      ...["2026-03-05", "2026-03-06", "2026-03-09"].map((day) => `${day} penalty-refused`),
      ...last,
    ]);
  });
});
