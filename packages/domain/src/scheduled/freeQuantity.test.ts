import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateCodes } from "../address/states.ts";
import { cents } from "../money/cents.ts";
import { freeQuantity, freeQuantityText } from "./freeQuantity.ts";
import { mostFreeUnits } from "./scheduledFreight.ts";

const soldIn = (...quantities: readonly number[]) => ({
  sku: `P${quantities.join("-")}`,
  name: "Produto",
  options: quantities.map((quantity) => ({ quantity, specialPrice: cents(100) })),
});

describe("what travels free with a box", () => {
  it("is a quantity that can be chosen, of one product or of several", () => {
    expect(freeQuantity("hygiene", "SP", [soldIn(1, 2, 4)])).toBe(2);
    expect(freeQuantity("hygiene", "SP", [soldIn(1, 2, 4), soldIn(1, 2)])).toBe(3);
    expect(freeQuantity("wet-food", "SP", [soldIn(12, 18, 24)])).toBe(30);
    expect(freeQuantity("wet-food", "SP", [soldIn(12, 18, 24), soldIn(12, 20)])).toBe(32);
    expect(freeQuantity("wet-food", "SP", [soldIn(24), soldIn()])).toBe(24);
  });

  it("is nothing where the smallest quantity is too heavy, and says so", () => {
    expect(freeQuantity("wet-food", "CE", [soldIn(12, 18)])).toBe(0);
    expect(freeQuantityText("wet-food", "CE", [soldIn(12, 18)])).toBe(
      "Na caixa para CE, você paga só a parte do frete que cabe aos sachês.",
    );
    expect(freeQuantityText("hygiene", "CE", [soldIn(1, 2)])).toMatch(
      /^Até 1 pacote viaja de graça com a caixa para CE/,
    );
  });

  it("never exceeds the weight limit", () => {
    const products = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        products,
        fc.constantFrom(...stateCodes),
        fc.constantFrom("hygiene", "wet-food"),
        (all, state, kind) => {
          const free = freeQuantity(
            kind,
            state,
            all.map((each) => soldIn(...each)),
          );
          expect(free).toBeGreaterThanOrEqual(0);
          expect(free).toBeLessThanOrEqual(mostFreeUnits(kind, state));
        },
      ),
    );
  });
});
