import { describe, expect, it } from "vitest";
import { addDays, type CivilDate, civilDate, weekdayOf } from "../calendar/civilDate.ts";
import { handOverDay } from "../shipment/nextEvent.ts";
import { frequentQuestions } from "../site/questions.ts";
import { firstBoxLeavesExamples, firstBoxLeavesText } from "./firstBoxLeaves.ts";
import { shipDate } from "./shipDate.ts";

const weekdays = "domingo segunda terça quarta quinta sexta sábado".split(" ");
const sunday = civilDate(2026, 3, 8);
const aWeek = weekdays.map((name, place) => ({ name, paidOn: addDays(sunday, place) }));

function businessDayAfter(day: CivilDate): CivilDate {
  const next = addDays(day, 1);
  return [0, 6].includes(weekdayOf(next)) ? businessDayAfter(next) : next;
}

describe("when a first box leaves, in words", () => {
  it.each(aWeek)("matches the rule for a payment on $name", ({ paidOn }) => {
    expect(firstBoxLeavesText).toMatch(/embalada no dia útil seguinte .* e sai no outro dia útil$/);
    expect(shipDate(paidOn)).toBe(businessDayAfter(paidOn));
    expect(handOverDay(paidOn)).toBe(businessDayAfter(businessDayAfter(paidOn)));
  });

  it("gives examples that follow the rule", () => {
    const told = firstBoxLeavesExamples.split("; ").flatMap((example) => {
      const [paid = "", leaves] = example.split(", sai na ");
      return aWeek.filter(({ name }) => paid.includes(name)).map((day) => ({ ...day, leaves }));
    });
    expect(told.map(({ name }) => name)).toEqual(["segunda", "domingo", "sexta", "sábado"]);
    for (const { paidOn, leaves } of told) expect(weekdays[weekdayOf(handOverDay(paidOn))]).toBe(leaves);
  });

  it("is part of the home page's FAQ", () => {
    const answer = frequentQuestions("dog").find(({ question }) => question === "Quando a caixa chega?")?.answer;
    expect(answer).toContain(firstBoxLeavesText);
  });
});
