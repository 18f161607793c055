import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { lastThingsTexts, openMonthText, pendingMonthText } from "./leaving.ts";
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

it("an open month lapses with a pending cancellation, unless it is paid first", () => {
  const today = civilDate(2026, 3, 10);
  const on = civilDate(2026, 3, 11);
  const penalty = cents(7_689);
  const lapses = "Sem pagamento até lá, esse valor não é mais cobrado";
  expect(openMonthText({ on, penalty }, today)).toBe(
    `O cancelamento foi pedido e vale a partir de 11\u00a0de março. ${lapses}, a caixa desse mês não sai, e a multa é de R$76,89. Se você pagar antes, a caixa ainda sai, e a multa diminui.`,
  );
  expect(openMonthText({ on }, today)).toBe(
    `O cancelamento foi pedido e vale a partir de 11\u00a0de março. ${lapses}, a caixa desse mês não sai, e não há multa. Se você pagar antes, a caixa ainda sai.`,
  );
  // Without the facts neither the day nor the absence of a penalty is known.
  expect(openMonthText({}, today)).toBe(
    `O cancelamento foi pedido. ${lapses}, e a caixa desse mês não sai. Se você pagar antes, a caixa ainda sai.`,
  );
  expect([pendingMonthText({ on, penalty }), pendingMonthText({ on })]).toEqual([
    "Se o banco confirmar antes do cancelamento, a caixa ainda sai, e a multa diminui. Depois dele, o pagamento é devolvido.",
    "Se o banco confirmar antes do cancelamento, a caixa ainda sai. Depois dele, o pagamento é devolvido.",
  ]);
});
