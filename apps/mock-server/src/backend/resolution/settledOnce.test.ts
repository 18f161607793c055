import fc from "fast-check";
import { expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { type InProcess, type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { PaymentRequest } from "./collections.ts";
import { wasPaid } from "./debt.ts";
import { isOpen } from "./debts.ts";

const { newcomer, world } = scenarios["assinante-de-um-ano"];
const start = world(testMoment);
const code = "ATRASO0001";
const hour = 60 * 60_000;

interface Step {
  readonly name: string;
  readonly run: (shop: InProcess, customer: InProcessVisitor) => unknown;
}

const create = (type: "PIX" | "BOLETO"): Step => ({
  name: type,
  run: (_shop, customer) => customer.post(`/assinatura/finish-resolution/${code}`, { type }),
});

/** Pays with a card that the bank approves, refuses or leaves without a reply. */
const payWithCard = (number: string): Step => ({
  name: `card ${number}`,
  run: (_shop, customer) =>
    customer.post("/payment/subscription-retry", {
      recaptcha_response: "local-contact",
      credit_card: { holder_name: "CARLA LIMA", number, expiration_month: "12", expiration_year: "31", cvv: "123" },
      subscription_code: code,
    }),
});

const cancel: Step = {
  name: "cancel",
  run: (_shop, customer) => customer.post(`/assinatura/cancel-resolution/${code}`, { accept_cancel: 1 }),
};

const pass = (hours: number): Step => ({ name: `${hours} h`, run: (shop) => shop.pass(hours * hour) });

/** The bank replies to any payment, also to a cancelled or a finished one. */
const decide = (place: number, result: "PAID" | "NOT_PAID"): Step => ({
  name: `${result} for ${place}`,
  run: (shop) => {
    const requests = shop.store.paymentRequests.all();
    const request = requests[place % Math.max(requests.length, 1)];
    if (request) shop.store.paymentRequests.put({ ...request, outcome: { result, at: testMoment } });
    shop.pass(0);
  },
});

const anyStep = fc.oneof(
  fc.constantFrom(create("PIX"), create("BOLETO"), cancel),
  fc.constantFrom("4111111111111111", "4000000000000002", "4000000000000119").map(payWithCard),
  fc.constantFrom(1, 5, 30, 120, 31 * 24).map(pass),
  fc
    .record({ place: fc.nat(5), result: fc.constantFrom("PAID" as const, "NOT_PAID" as const) })
    .map(({ place, result }) => decide(place, result)),
);

/** Checks the payments after a step. @param ends those before it, by request. */
function check({ store }: InProcess, ends: ReadonlyMap<string, PaymentRequest["end"]>): void {
  const requests = store.paymentRequests.all();
  const open = requests.filter(isOpen);
  expect(open.length, "open requests").toBeLessThanOrEqual(1);
  const settled = requests.filter(({ end }) => end?.kind === "settled").flatMap(({ chargeIds }) => chargeIds);
  expect(settled, "each charge is settled once").toEqual([...new Set(settled)]);
  for (const id of settled) expect(wasPaid(store, id), `${id} is paid`).toBe(true);
  expect(open.flatMap(({ chargeIds }) => chargeIds).filter((id) => settled.includes(id))).toEqual([]);
  for (const { id, end } of requests) if (ends.get(id)) expect(end, "a fixed end").toEqual(ends.get(id));
}

it("a payment ends once, settles each charge once, and leaves at most one pending, whatever happens", async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 12 }), fc.nat(), async (steps, turn) => {
      const shop = inProcess({ world: start, newcomer });
      const customers = [await shop.visit(), await shop.visit()] as const;
      for (const [place, step] of steps.entries()) {
        const before = new Map(shop.store.paymentRequests.all().map(({ id, end }) => [id, end]));
        await step.run(shop, customers[(place + turn) % 3 === 0 ? 1 : 0]);
        check(shop, before);
      }
      for (const { end } of shop.store.paymentRequests.all()) ends.add(end?.kind ?? "none");
    }),
    { seed: 10, numRuns: 60 },
  );
  // The histories reach every end.
  expect([...ends].toSorted()).toEqual(["none", "refused", "returned", "settled"]);
});
