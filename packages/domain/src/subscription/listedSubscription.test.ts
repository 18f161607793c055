import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { hasOverdueCharge, hasSentLastBox, inListOrder, listedPlanName, listedStatusOf } from "./listedSubscription.ts";
import { subscriptionStatuses, subscriptionStatusLabels } from "./status.ts";

const listed = (label: string, code = label) => ({ code, status: { label, tone: "neutral" as const } });

describe("the server's status labels", () => {
  it("MAN-192 Ativa means active, and the other labels are parsed likewise", () => {
    expect(listedStatusOf(listed("Ativa"))).toBe("active");
    for (const status of subscriptionStatuses) {
      expect(listedStatusOf(listed(subscriptionStatusLabels[status]))).toBe(status);
    }
  });

  it.each(["Aguardando pagamento", "Inativa", "", "Ativa até 12/05/2025"])("%j is unknown", (label) => {
    expect(listedStatusOf(listed(label))).toBeUndefined();
  });
});

it("has sent its last box if it does not renew, and nothing more is charged or shipped, as far as is known", () => {
  const on = civilDate(2026, 4, 7);
  const term = { on, renews: false };
  expect(hasSentLastBox({ facts: { term } })).toBe(true);
  expect(hasSentLastBox({ facts: { term }, nextShipmentOn: on })).toBe(false);
  expect(hasSentLastBox({ facts: { term, nextCharge: { on } } })).toBe(false);
  expect(hasSentLastBox({ facts: { term: { on, renews: true } } })).toBe(false);
  expect([hasSentLastBox({ facts: {} }), hasSentLastBox({})]).toEqual([false, false]);
});

it("sorts overdue ones first and ended ones last, otherwise in the server's order", () => {
  const codes = (labels: readonly string[]) =>
    inListOrder(labels.map((label, index) => listed(label, `${index}`))).map(({ code }) => code);
  expect(codes(["Cancelada", "Ativa", "Em atraso", "Suspensa", "Expirada", "Aguardando", "Em atraso"])).toEqual([
    ...["2", "6", "3", "1", "5", "0", "4"],
  ]);
  expect(codes([])).toEqual([]);
  const paying = { ...listed("Aguardando pagamento"), waitingPayment: "boleto" as const };
  expect(inListOrder([listed("Ativa"), listed("Suspensa"), paying])[0]).toBe(paying);
});

it("only overdue and suspended ones have a debt", () => {
  const labels = [...Object.values(subscriptionStatusLabels), "Aguardando pagamento"];
  expect(labels.filter((label) => hasOverdueCharge(listed(label)))).toEqual(["Suspensa", "Em atraso"]);
});

it.each([
  [{ plan: "SP_anual" }, "Anual"],
  [{ plan: "NAT_SEMESTRAL" }, "Semestral"],
  [{ plan: "GE_mensal" }, "Mensal"],
  [{ plan: "SP_renovacao" }, "SP_renovacao"],
  [{ plan: "SP_anual", planName: "Essencial Anual" }, "Essencial Anual"],
] as const)("the plan %j is called %s", (plan, name) => {
  expect(listedPlanName(plan)).toBe(name);
});
