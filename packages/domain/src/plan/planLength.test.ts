import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlanLength, planLengthOf, planOrder } from "./planLength.ts";

const lengthIn = (description: string) => planLengthOf({ tag: "sc_box", description });

describe("plan length", () => {
  it("FUN-004 FUN-120 MAN-416 is determined by the tag: mensal 1, semestral 6, anual 12", () => {
    expect(planLengthOf({ tag: "mensal" })).toBe(1);
    expect(planLengthOf({ tag: "sc_semestral" })).toBe(6);
    expect(planLengthOf({ tag: "SC_ANUAL" })).toBe(12);
  });

  it("FUN-121 is otherwise determined by the description", () => {
    expect(lengthIn("Plano semestral")).toBe(6);
    expect(lengthIn("Plano anual")).toBe(12);
    expect(lengthIn("Receba por 6 meses")).toBe(6);
    expect(lengthIn("Receba por 12 meses")).toBe(12);
    expect(lengthIn("12x")).toBe(12);
    expect(lengthIn("6x")).toBe(6);
  });

  it("FUN-122 checks the tag first, then 12 before 6, and defaults to one month", () => {
    expect(planLengthOf({ tag: "mensal", description: "em até 12 vezes" })).toBe(1);
    expect(lengthIn("De 6 ou 12 meses")).toBe(12);
    expect(lengthIn("Semestral ou anual")).toBe(12);
    expect(lengthIn("Sem fidelidade")).toBe(1);
    expect(planLengthOf({ tag: "" })).toBe(1);
  });

  it.each([
    [{ tag: "sc_box", months: 12 }, 12],
    [{ tag: "sc_box", months: 6 }, 6],
    [{ tag: "sc_box", months: 24 }, 1],
    [{ tag: "semestral", months: 12 }, 6],
  ])("is otherwise the number of months, if it is a term: %j", (plan, length) => {
    expect(planLengthOf(plan)).toBe(length);
  });

  it("does not take part of another number for the months", () => {
    expect(lengthIn("R$ 69,90")).toBe(1);
    expect(lengthIn("R$ 6,90 por dia")).toBe(1);
    expect(lengthIn("a partir de R$ 89.12")).toBe(1);
    expect(lengthIn("R$ 12,90 por caixa")).toBe(1);
    expect(lengthIn("126 itens")).toBe(1);
    expect(lengthIn("São 6, todos os meses")).toBe(6);
    expect(lengthIn("Leve 12.")).toBe(12);
  });
});

describe("order of the plan cards", () => {
  it("FUN-083 is yearly, half-yearly, monthly, in any input order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray<PlanLength>([1, 6, 12], { minLength: 3 }), (lengths) => {
        expect(lengths.toSorted(planOrder)).toEqual([12, 6, 1]);
      }),
      { seed: 3 },
    );
  });
});
