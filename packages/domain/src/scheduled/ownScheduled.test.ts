import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents, zeroCents } from "../money/cents.ts";
import { asCanceled, factsOfOwnScheduled, isOngoing, type OwnScheduled } from "./ownScheduled.ts";

const subscription: OwnScheduled = {
  code: "TAPETES001",
  contractId: "CTR-TAPETES001",
  status: { label: "Em atraso", tone: "warning" },
  items: [],
  isStandalone: true,
  freight: zeroCents,
  shipments: [],
  products: [],
  nextChargeOn: civilDate(2026, 4, 8),
};
const owed = { ...subscription, amountDue: cents(6_490), waitingPayment: "boleto" } as const;

it("has the facts of the server, or else those in the page's other fields", () => {
  const facts = { payment: { by: "boleto", isPaid: true } } as const;
  expect(factsOfOwnScheduled({ ...owed, facts })).toBe(facts);
  expect(factsOfOwnScheduled(owed)).toEqual({ debt: { amount: 6_490 }, payment: { by: "boleto" } });
  expect(factsOfOwnScheduled({ ...subscription, amountDue: zeroCents })).toEqual({});
});

it("once cancelled owes nothing, and only the shipment that is paid leaves", () => {
  const today = civilDate(2026, 3, 10);
  const paid = { ...owed, facts: { debt: {} }, nextShipmentOn: civilDate(2026, 3, 12) };
  const canceled = asCanceled(paid, today);
  expect(canceled).toMatchObject({
    status: { label: "Cancelada", tone: "danger" },
    endedOn: today,
    nextShipmentOn: "2026-03-12",
  });
  for (const gone of ["nextChargeOn", "amountDue", "waitingPayment"]) expect(canceled).not.toHaveProperty(gone);
  expect(factsOfOwnScheduled(canceled)).toEqual({ status: "canceled", endedOn: today });
  expect(isOngoing(canceled)).toBe(false);
  expect(asCanceled({ ...paid, nextShipmentOn: civilDate(2026, 4, 10) }, today)).not.toHaveProperty("nextShipmentOn");
});
