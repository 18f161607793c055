import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { debtReasonText, instalmentOf, nextCardText, type OverdueCharge } from "./overdueCharge.ts";

describe("instalmentOf", () => {
  it.each([
    [20_970, 3, 6_990],
    [6_990, 1, 6_990],
    [10_000, 3, 3_333],
    [10_001, 2, 5_001],
  ])("SUB-373 divides %i cents into %i parcels: %i", (amount, parcels, instalment) => {
    expect(instalmentOf({ amount: cents(amount), parcels })).toBe(instalment);
  });

  it("is undefined without parcels", () => {
    expect(instalmentOf({ amount: cents(0), parcels: 0 })).toBeUndefined();
  });
});

describe("an overdue charge in one line", () => {
  const plan = { name: "Plano Anual", parcels: 12, amount: cents(83_880) };
  const today = civilDate(2026, 3, 3);
  const charge: OverdueCharge = { kind: "known", amount: cents(6_990), parcels: 1, plan, isPaid: false };

  it("has its amount, its due date if known, and the reason; nothing once it is paid", () => {
    expect(debtReasonText({ ...charge, dueOn: civilDate(2026, 2, 24) }, today)).toBe(
      "R$69,90 em aberto desde 24\u00a0de fevereiro: a cobrança não passou.",
    );
    expect(debtReasonText(charge, today)).toBe("R$69,90 em aberto: a cobrança não passou.");
    expect(debtReasonText({ ...charge, amount: cents(0), parcels: 0 }, today)).toBeUndefined();
    expect(debtReasonText({ ...charge, isPaid: true }, today)).toBeUndefined();
    expect(debtReasonText({ ...charge, parcels: 0 }, today)).toMatch(/^R\$69,90 em aberto/);
  });

  it("is followed by the card of the next charge, if there is one", () => {
    const nextCharge = { on: civilDate(2026, 3, 24), amount: cents(6_990) };
    expect(nextCardText({ ...charge, nextCharge, chargedLastFour: "0002" }, today)).toBe(
      "A próxima cobrança, de R$69,90 em 24\u00a0de março, é no cartão final 0002.",
    );
    const refused = { chargedLastFour: "0002", chargedCardRefusedOn: civilDate(2026, 2, 24) };
    expect(nextCardText({ ...charge, nextCharge, ...refused }, today)).toBe(
      "A próxima cobrança, de R$69,90 em 24\u00a0de março, é no mesmo cartão final 0002, recusado em 24\u00a0de fevereiro. Troque o cartão para ela não ser recusada também.",
    );
    expect(
      nextCardText({ ...charge, nextCharge: { ...nextCharge, isPenalty: true }, chargedLastFour: "0002" }, today),
    ).toBe("A multa pelo cancelamento, de R$69,90 em 24\u00a0de março, é no cartão final 0002.");
    expect(nextCardText({ ...charge, nextCharge }, today)).toBeUndefined();
    expect(nextCardText({ ...charge, nextCharge: null, chargedLastFour: "0002" }, today)).toBeUndefined();
  });
});
