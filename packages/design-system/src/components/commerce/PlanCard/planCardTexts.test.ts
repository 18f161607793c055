import { cents } from "@petbox/domain/money/cents";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { pricePerMonth, termTotal } from "@petbox/domain/plan/pricing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { englishCommerce } from "../../../texts/en/englishCommerce.ts";
import { spanishCommerce } from "../../../texts/es/spanishCommerce.ts";
import { planCardTexts } from "./planCardTexts.ts";

const amounts = fc.integer({ min: 0, max: 1_000_00 }).map(cents);
const terms = fc.record({
  monthlyPrice: amounts,
  months: fc.constantFrom<PlanLength>(6, 12),
  couponDiscount: amounts,
});

const centsIn = (text: string) => Number(text.replace(/\D/g, ""));

/** The sum of the products in "6 × R$59,42 + 6 × R$59,41". */
function sumIn(parts: string): number {
  return parts.split(" + ").reduce((sum, part) => {
    const [times = "", price = ""] = part.split("×");
    return sum + Number(times) * centsIn(price);
  }, 0);
}

it.each([
  ["Portuguese", planCardTexts.totalText],
  ["English", englishCommerce.planCard.totalText],
  ["Spanish", spanishCommerce.planCard.totalText],
])("the products of a card add up to its total, in %s", (_, totalText) => {
  fc.assert(
    fc.property(terms, amounts, (term, freight) => {
      const total = cents(termTotal(term) + freight * term.months);
      const charge = cents(pricePerMonth(term) + freight);
      const sentence = totalText({ charge, total, months: term.months, freight });
      const [parts = "", sum = ""] = sentence.slice(sentence.lastIndexOf(": ") + 2).split(" = ");
      if (total === 0) expect(centsIn(parts)).toBe(0);
      else expect([sumIn(parts), centsIn(sum)]).toEqual([total, total]);
    }),
    { seed: 22 },
  );
});
