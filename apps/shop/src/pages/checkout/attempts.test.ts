import { civilDate } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, parseCard } from "@petbox/domain/card/card";
import { describe, expect, it } from "vitest";
import { createAttempts, randomName } from "./attempts.ts";

function cardWith(cvv: string): CardPayment {
  const draft = {
    holderName: "Ana Souza",
    number: "4111111111111111",
    expirationMonth: "02",
    expirationYear: "31",
    cvv,
    cpf: "52998224725",
    acceptedTerms: true,
  };
  const card = parseCard(draft, civilDate(2026, 3, 10));
  if (!card.ok) throw new Error("The test's own card is wrong.");
  return card.value;
}

function counted() {
  let count = 0;
  return createAttempts(() => `attempt ${++count}`);
}

describe("the names of attempts to pay", () => {
  it("are the same while the same card has no answer", () => {
    const attempts = counted();
    expect(attempts.nameFor(cardWith("123"))).toBe("attempt 1");
    expect(attempts.nameFor(cardWith("123"))).toBe("attempt 1");
  });

  it("are new once the server has answered, and for whatever else is typed", () => {
    const attempts = counted();
    attempts.nameFor(cardWith("123"));
    attempts.answered();
    expect(attempts.nameFor(cardWith("123"))).toBe("attempt 2");
    expect(attempts.nameFor(cardWith("124"))).toBe("attempt 3");
  });

  it("nobody guesses", () => {
    const names = new Set(Array.from({ length: 100 }, randomName));
    expect(names.size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  });
});
