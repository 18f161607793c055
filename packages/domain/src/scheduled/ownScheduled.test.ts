import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents, zeroCents } from "../money/cents.ts";
import { factsOfOwnScheduled, type OwnScheduled } from "./ownScheduled.ts";

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
