import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CivilDate, civilDate } from "../calendar/civilDate.ts";
import type { Shipment, ShipmentStatus } from "./shipment.ts";
import { type TimelineStepName, timelineOf, timelineStepNames } from "./timeline.ts";

const today = civilDate(2025, 3, 20);
const chargedOn = civilDate(2025, 3, 10);
const paid = { paid: true, on: civilDate(2025, 3, 11) };
const refused = { paid: false, on: civilDate(2025, 3, 11) };

const charged: Shipment = {
  id: "t1",
  status: "preparing",
  chargedOn,
  packed: false,
  delivered: false,
  rated: false,
};
const packed: Shipment = { ...charged, packed: true, packedOn: civilDate(2025, 3, 12) };
const collected: Shipment = { ...packed, carrier: "Correios", collectedOn: civilDate(2025, 3, 13), status: "sent" };
const delivered: Shipment = { ...collected, delivered: true, deliveredOn: civilDate(2025, 3, 17) };

const statesOf = (...timeline: Parameters<typeof timelineOf>) => timelineOf(...timeline).map(({ state }) => state);

function stepOf(name: TimelineStepName, ...timeline: Parameters<typeof timelineOf>) {
  return timelineOf(...timeline).find((step) => step.name === name);
}

describe("the timeline of a BOX", () => {
  it("shows the due date of an open charge, and what a pending payment waits for instead of the refusal", () => {
    const dueOn = civilDate(2025, 3, 8);
    expect(stepOf("charge", undefined, { ...refused, dueOn }, today)).toMatchObject({ date: dueOn });
    const pendingText = "Falta pagar o PIX.";
    expect(stepOf("payment", undefined, { ...refused, dueOn, pendingText }, today)).toMatchObject({
      label: "Pagamento",
      state: "current",
      detail: pendingText,
    });
  });

  it("SUB-148 has five steps, from the charge to the delivery", () => {
    expect(timelineOf(delivered, paid, today).map(({ name }) => name)).toEqual([
      "charge",
      "payment",
      "packing",
      "carrier",
      "delivery",
    ]);
  });

  it.each<[string, Shipment, readonly string[]]>([
    ["paid", charged, ["done", "done", "current", "waiting", "waiting"]],
    ["packed", packed, ["done", "done", "done", "current", "waiting"]],
    ["with the carrier", collected, ["done", "done", "done", "done", "current"]],
    ["delivered", delivered, ["done", "done", "done", "done", "done"]],
  ])("advances: %s", (_, shipment, expected) => {
    expect(statesOf(shipment, paid, today)).toEqual(expected);
  });

  it("has the date of each step, if known", () => {
    expect(timelineOf(delivered, paid, today).map(({ date }) => date)).toEqual([
      "2025-03-10",
      "2025-03-11",
      "2025-03-12",
      "2025-03-13",
      "2025-03-17",
    ]);
  });

  it("omits a date earlier than that of a preceding step", () => {
    const upsideDown = { ...delivered, packedOn: civilDate(2025, 3, 9), deliveredOn: civilDate(2025, 3, 12) };
    expect(timelineOf(upsideDown, paid, today).map(({ date }) => date)).toEqual([
      "2025-03-10",
      "2025-03-11",
      undefined,
      "2025-03-13",
      undefined,
    ]);
    expect(statesOf(upsideDown, paid, today)).toEqual(statesOf(delivered, paid, today));
  });

  it("has no refused step for a charge without a date", () => {
    expect(statesOf(undefined, { paid: false }, today)).toEqual([
      "current",
      "waiting",
      "waiting",
      "waiting",
      "waiting",
    ]);
    expect(stepOf("payment", { ...charged, chargedOn: undefined }, { paid: false }, today)?.state).toBe("failed");
  });

  it("SUB-149 shows whether the payment was confirmed or refused", () => {
    expect(stepOf("payment", charged, paid, today)).toMatchObject({ state: "done", label: "Pagamento confirmado" });
    expect(stepOf("payment", charged, refused, today)).toMatchObject({
      state: "failed",
      label: "Pagamento recusado",
      date: refused.on,
    });
  });

  it("has no current step after a refused payment", () => {
    expect(statesOf(charged, refused, today)).toEqual(["done", "failed", "waiting", "waiting", "waiting"]);
  });

  it("shows a future charge as neither done nor refused", () => {
    const tomorrow = { ...charged, chargedOn: addDays(today, 1) };
    expect(statesOf(tomorrow, { paid: false }, today)).toEqual(["current", "waiting", "waiting", "waiting", "waiting"]);
    expect(stepOf("payment", tomorrow, { paid: false }, today)?.label).toBe("Pagamento");
    expect(statesOf({ ...charged, chargedOn: today }, { paid: false }, today)).toContain("failed");
    expect(statesOf(tomorrow, paid, today).slice(0, 2)).toEqual(["done", "done"]);
  });

  it("SUB-150 has packing done once recorded", () => {
    expect(stepOf("packing", packed, paid, today)?.state).toBe("done");
    expect(stepOf("packing", { ...charged, packed: true }, paid, today)?.state).toBe("done");
    expect(stepOf("packing", charged, paid, today)?.state).toBe("current");
    expect(stepOf("packing", { ...packed, packed: false }, paid, today)?.state).toBe("current");
  });

  it("SUB-151 SUB-153 has packing and carrier failed for an aborted shipment, with 'Envio abortado'", () => {
    for (const shipment of [charged, packed, collected]) {
      const aborted: Shipment = { ...shipment, status: "aborted" };
      expect(stepOf("packing", aborted, paid, today)).toMatchObject({ state: "failed", detail: "Envio abortado" });
      expect(stepOf("carrier", aborted, paid, today)?.state).toBe("failed");
      expect(stepOf("delivery", aborted, paid, today)?.state).toBe("waiting");
    }
    expect(stepOf("packing", packed, paid, today)?.detail).toBeUndefined();
  });

  it("SUB-152 has the carrier step done with a carrier, or the status sent", () => {
    expect(stepOf("carrier", { ...packed, carrier: "Loggi" }, paid, today)).toMatchObject({
      state: "done",
      detail: "Loggi",
    });
    expect(stepOf("carrier", { ...packed, status: "sent" }, paid, today)?.state).toBe("done");
    expect(stepOf("carrier", { ...packed, carrier: "" }, paid, today)?.state).toBe("current");
    expect(stepOf("carrier", packed, paid, today)?.state).toBe("current");
  });

  it("says until when a box on its way is, or was, expected", () => {
    const expected = (expectedOn: CivilDate) => stepOf("delivery", { ...collected, expectedOn }, paid, today)?.detail;
    expect(expected(addDays(today, 2))).toBe("até 22\u00a0de março");
    expect(expected(addDays(today, -1))).toBe("Atrasada: era esperada até 19\u00a0de março");
    const postedLongAgo: Shipment = { ...collected, collectedOn: addDays(today, -21) };
    expect(stepOf("delivery", postedLongAgo, paid, today)?.detail).toBe("Atrasada");
    expect(stepOf("delivery", { ...postedLongAgo, expectedOn: addDays(today, 2) }, paid, today)?.detail).toBe(
      "Atrasada",
    );
    expect(stepOf("delivery", { ...postedLongAgo, delivered: true }, paid, today)?.detail).toBeUndefined();
  });

  it("SUB-154 has delivery done only once recorded, sent or not", () => {
    expect(stepOf("delivery", collected, paid, today)?.state).toBe("current");
    expect(stepOf("delivery", delivered, paid, today)?.state).toBe("done");
    expect(stepOf("delivery", { ...charged, delivered: true }, paid, today)?.state).toBe("done");
  });

  it("SUB-155 has 'Envio sendo processado' as a placeholder without a shipment", () => {
    const steps = timelineOf(undefined, paid, today);
    expect(steps.map(({ detail }) => detail)).toEqual([
      undefined,
      undefined,
      "Envio sendo processado",
      "Envio sendo processado",
      "Envio sendo processado",
    ]);
    expect(steps.map(({ state }) => state)).toEqual(["done", "done", "current", "waiting", "waiting"]);
    expect(statesOf(undefined, refused, today)).toEqual(["done", "failed", "waiting", "waiting", "waiting"]);
  });

  it("always has five steps and at most one current: never before a done step, never with a failed one", () => {
    const status = fc.constantFrom<ShipmentStatus>("queued", "generated", "preparing", "sent", "aborted");
    const anyDay = fc.option(
      fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days)),
      { nil: undefined },
    );
    const shipment = fc.record<Shipment>({
      id: fc.constant("t1"),
      status,
      chargedOn: anyDay,
      packed: fc.boolean(),
      packedOn: anyDay,
      carrier: fc.constantFrom(undefined, "", "Correios"),
      collectedOn: anyDay,
      delivered: fc.boolean(),
      deliveredOn: anyDay,
      rated: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.option(shipment, { nil: undefined }), fc.boolean(), (newest, isPaid) => {
        const steps = timelineOf(newest, { paid: isPaid }, today);
        const states = steps.map(({ state }) => state);
        expect(steps.map(({ name }) => name)).toEqual(timelineStepNames);
        const standsSomewhere = !states.includes("failed") && states.at(-1) !== "done";
        expect(states.filter((state) => state === "current")).toHaveLength(standsSomewhere ? 1 : 0);
        const dates = steps.flatMap(({ date }) => date ?? []);
        expect(dates).toEqual(dates.toSorted());
        if (states.includes("current")) expect(states.indexOf("current")).toBe(states.lastIndexOf("done") + 1);
      }),
      { seed: 44 },
    );
  });
});
