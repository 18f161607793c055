import { flowWire } from "@petbox/api-client/shipments/contract";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { trackedShipment } from "@petbox/domain/shipment/flow";
import { timelineOf } from "@petbox/domain/shipment/timeline";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type ScenarioName, scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { Subscription } from "../checkout/collections.ts";

const day = 24 * 60 * 60 * 1000;

/** A browser in a scenario, with the scenario's login. */
async function visitorOf(name: ScenarioName) {
  const { newcomer, world } = scenarios[name];
  const shop = inProcess({ world: world(testMoment), newcomer });
  return { shop, visitor: await shop.visit() };
}

/** The part of the reply under test, by the documents' names. */
const told = z.object({
  data: z.array(z.looseObject({ envios: z.array(z.looseObject({ dt_cobranca: z.string() })) })),
});

const dataOf = (body: unknown) => z.parse(told, body).data;

/** The tracker entries of a scenario. */
async function flowsIn(name: ScenarioName) {
  const { visitor } = await visitorOf(name);
  return dataOf((await visitor.post("/client/shipments-flow", undefined)).body);
}

describe("the flow entries", () => {
  it("SUB-111 SUB-303 list the customer's subscriptions, each with its current state", async () => {
    const flows = await flowsIn("tres-pets");
    expect(flows.map(({ pet_name, active, pagamento_pago }) => [pet_name, active, pagamento_pago])).toEqual([
      ["Bento", true, true],
      ["Frida", true, false],
      ["Pingo", false, true],
    ]);
    expect(flows.map(({ amount_due }) => typeof amount_due)).toEqual(["undefined", "number", "undefined"]);
    expect(flows[2]).toMatchObject({ next_env_date: null, next_invoice_date: null });
  });

  it("SUB-116 name the invoice of each subscription by its code and its day: the open one, otherwise the next", async () => {
    const { shop, visitor } = await visitorOf("tres-pets");
    const { body } = await visitor.post("/client/shipments-flow", undefined);
    const invoices = dataOf(body).map(({ subscription_code, next_invoice_date }) => [
      subscription_code,
      next_invoice_date,
    ]);
    const open = shop.store.charges.all().find(({ paidOn }) => paidOn === undefined);
    expect(open?.subscriptionCode).toBe("FRIDA00001");
    expect(invoices).toEqual([
      ["BENTO00002", "2026-04-01"],
      ["FRIDA00001", open?.dueOn],
      ["PINGO00001", null],
    ]);
  });

  it("name the pending payment of a debt while it is valid, and so does the list of overdue subscriptions", async () => {
    const { shop, visitor } = await visitorOf("tres-pets");
    const waiting = async () => {
      const { body } = await visitor.post("/client/shipments-flow", undefined);
      const late = await visitor.get("/assinatura/needs-retry/");
      const [listed] = z.parse(z.object({ data: z.array(z.looseObject({})) }), late.body).data;
      return [...dataOf(body).map(({ payment_waiting }) => payment_waiting), listed?.payment_waiting];
    };
    expect(await waiting()).toEqual([undefined, undefined, undefined, undefined]);
    await visitor.post("/assinatura/finish-resolution/FRIDA00001", { type: "PIX" });
    expect(await waiting()).toEqual([undefined, "pix", undefined, "pix"]);
    shop.pass(day);
    expect(await waiting()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("SUB-112 list the shipments newest first", async () => {
    const [flow] = await flowsIn("assinante-ouro");
    const charged = flow?.envios.map(({ dt_cobranca }) => dt_cobranca);
    expect(charged).toHaveLength(12);
    expect(charged).toEqual(charged?.toSorted().toReversed());
    expect(flow).toMatchObject({ benefit_level: "Ouro" });
  });

  it("continue across a renewal: the same pet, its boxes and its level", async () => {
    const [bob] = await flowsIn("assinante-de-um-ano");
    expect(bob).toMatchObject({ pet_name: "Bob", active: true, subscription_created_at: "2025-01-14" });
    expect(bob?.subscription_code).not.toBe("ATIVA00001");
    expect(bob?.envios).toHaveLength(14);
  });

  it("SUB-113 have the steps of each box, and whether it was rated", async () => {
    const [aborted] = await flowsIn("caixa-abortada");
    expect(aborted?.envios[0]).toMatchObject({
      status: 8,
      embalando: 0,
      transportadora: null,
      entregue: 0,
    });
    const [rated] = await flowsIn("uma-caixa");
    expect(rated?.envios[0]).toMatchObject({ status: 4, embalando: 1, entregue: 1, avaliou: true });
    const [open] = await flowsIn("para-avaliar");
    expect(open?.envios[0]).toMatchObject({ status: 4, entregue: 1, avaliou: false });
  });

  it("leave out a refused card, and wait for a silent bank", async () => {
    const { shop, visitor } = await visitorOf("assinante");
    const [known] = shop.store.subscriptions.all();
    if (known === undefined) throw new Error("Nobody has subscribed.");
    const { startedOn: _started, ...unpaid } = { ...known, code: "NOVA000001", createdAt: testMoment };
    const { outcome: _outcome, ...silent } = { ...unpaid, announced: false };
    shop.store.subscriptions.put(silent);
    const codes = async () => {
      const { body } = await visitor.post("/client/shipments-flow", undefined);
      return dataOf(body).map(({ subscription_code, envios }) => [subscription_code, envios.length]);
    };
    expect(await codes()).toEqual([
      ["ATIVA00001", 2],
      ["NOVA000001", 0],
    ]);
    shop.store.subscriptions.put({ ...unpaid, outcome: { result: "NOT_PAID", at: testMoment } });
    expect(await codes()).toEqual([["ATIVA00001", 2]]);
  });
});

describe("a cancelled subscription whose last charge was refused", () => {
  /** Mika's open month ends with her subscription, on the second of three days. */
  async function ended(change: Partial<Subscription>) {
    const { shop, visitor } = await visitorOf("assinante-de-um-ano");
    const { store } = shop;
    const code = "ATRASO0001";
    const mika = store.subscriptions.get(code);
    if (mika) store.subscriptions.put({ ...mika, cancelAskedOn: civilDate(2026, 3, 10), ...change });
    shop.pass(3 * day);
    const flow = async () => {
      const reply = await visitor.post(`/client/shipments-flow/${code}`, undefined);
      return z.parse(z.object({ data: z.tuple([flowWire]) }), reply.body).data[0];
    };
    return { store, code, flow, today: civilDate(2026, 3, 13) };
  }

  it("owes nothing without a penalty, and shows its delivered box as paid", async () => {
    const { flow, today } = await ended({ planTag: "SP_mensal" });
    const found = await flow();
    expect(found).toMatchObject({ active: false, payment: { paid: true, on: "2026-01-24" } });
    expect(found.amountDue).toBeUndefined();
    expect(found.facts).not.toHaveProperty("debt");
    const box = trackedShipment(found, today);
    expect(box).toMatchObject({ delivered: true });
    const states = timelineOf(box, found.payment, today).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["done"]));
  });

  it("owes a penalty that the card did not pay, and once it is paid, shows its delivered box", async () => {
    const { store, code, flow, today } = await ended({});
    const owing = await flow();
    expect(owing).toMatchObject({ active: false, payment: { paid: false }, amountDue: 7_689 });
    expect(owing.facts?.debt).toMatchObject({ isPenalty: true, amount: 7_689 });
    expect(trackedShipment(owing, today)).toBeUndefined();
    const left = store.subscriptions.get(code);
    if (left?.penalty) store.subscriptions.put({ ...left, penalty: { ...left.penalty, outcome: "paid" } });
    const found = await flow();
    expect(found).toMatchObject({ payment: { paid: true, on: "2026-01-24" } });
    expect(trackedShipment(found, today)).toMatchObject({ delivered: true });
  });
});

describe("the owner of a box", () => {
  it("SUB-300 gets the same reply for another customer's subscription as for an unknown one", async () => {
    const { newcomer } = scenarios["tres-pets"];
    const shop = inProcess({ world: scenarios.vizinhanca.world(testMoment), newcomer });
    const visitor = await shop.visit();
    const asked = (code: string) => visitor.post(`/client/shipments-flow/${code}`, undefined);
    const anothers = await asked("THOR000002");
    expect(shop.store.subscriptions.get("THOR000002")).toBeDefined();
    expect(anothers.body).toMatchObject({ success: false });
    expect(anothers).toEqual(await asked("NUNCAHOUVE"));
    expect((await asked("BENTO00002")).body).toMatchObject({ success: true });
    const { body } = await visitor.post("/client/shipments-flow", undefined);
    expect(dataOf(body).map(({ pet_name }) => pet_name)).toEqual(["Bento", "Frida", "Pingo"]);
  });

  it("SUB-300 requires a login: anonymous visitors and leads get nothing", async () => {
    const { world } = scenarios["tres-pets"];
    const strangers = [
      {},
      { session: { customerCode: "conta0006", reach: "checkout" }, customerCode: "conta0006" },
    ] as const;
    for (const newcomer of strangers) {
      const visitor = await inProcess({ world: world(testMoment), newcomer }).visit();
      expect((await visitor.post("/client/shipments-flow", undefined)).status).toBe(401);
      expect((await visitor.post("/client/shipments-flow/BENTO00002", undefined)).status).toBe(401);
    }
  });
});

it("a moving box is announced on its customer's channel, and the next read shows the new state", async () => {
  const { shop, visitor } = await visitorOf("primeira-caixa");
  const stepOf = async () => {
    const { body } = await visitor.post("/client/shipments-flow", undefined);
    const box = dataOf(body)[0]?.envios[0];
    return [box?.status, box?.embalando];
  };
  expect(await stepOf()).toEqual([2, 0]);
  shop.pass(day);
  expect(await stepOf()).toEqual([1, 1]);
  shop.pass(day);
  expect(await stepOf()).toEqual([4, 1]);
  const told = shop.broadcasts.filter(({ event }) => event.endsWith("NotifySubscriptionMovedEvent"));
  expect(told.map(({ message }) => message)).toEqual([
    { subscription_code: "TOBIA00002" },
    { subscription_code: "TOBIA00002" },
  ]);
});
