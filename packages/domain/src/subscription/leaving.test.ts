import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { lastThingsTexts } from "./leaving.ts";
import type { SubscriptionDetails } from "./subscribedPlan.ts";

const page: SubscriptionDetails = {
  isRenewalOff: false,
  iterationFlag: true,
  isCancelAsked: true,
  pet: {},
  cards: [],
  invoices: [
    { statusCode: 5, dueOn: civilDate(2026, 4, 1) },
    { statusCode: 3, dueOn: civilDate(2026, 3, 1), amount: cents(6_990) },
  ],
};

it("a pending cancellation names the last paid month and the last box", () => {
  const [charge, delivered] = [
    "A última cobrança foi a de 1º\u00a0de março, de R$69,90.",
    "A última caixa chegou em 7\u00a0de março.",
  ];
  const history = [{ event: "box-delivered", on: civilDate(2026, 3, 7) }] as const;
  expect(lastThingsTexts({ ...page, history }, civilDate(2026, 3, 8))).toEqual([charge, delivered]);
  const coming = [...history, { event: "box-arrives", on: civilDate(2026, 3, 12) }] as const;
  expect(lastThingsTexts({ ...page, history: coming }, civilDate(2026, 3, 8))).toEqual([
    charge,
    "A última caixa chega até 12\u00a0de março.",
  ]);
  const leaves = [...history, { event: "box-leaves", on: civilDate(2026, 3, 10) }] as const;
  expect(lastThingsTexts({ ...page, history: leaves }, civilDate(2026, 3, 8))).toEqual([
    charge,
    "A última caixa sai em 10\u00a0de março.",
  ]);
  expect(lastThingsTexts({ ...page, invoices: [] }, civilDate(2026, 3, 8))).toEqual([]);
});
