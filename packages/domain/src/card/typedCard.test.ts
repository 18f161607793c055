import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { parseTypedCard } from "./typedCard.ts";

const today = civilDate(2026, 3, 10);
const draft = { holderName: "JOSÉ D'ÁVILA 2", number: "3782 822463 10005", expiry: "03/26", cvv: "1234" };

/** The errors of a card that differs from a valid one. */
function errorsOf(difference: Partial<typeof draft>): unknown {
  const card = parseTypedCard({ ...draft, ...difference }, today);
  return card.ok ? {} : card.error;
}

describe("a card with a single expiry field", () => {
  it("MAN-152 MAN-304 is parsed like any card, keeping the accents of its holder", () => {
    expect(parseTypedCard(draft, today)).toEqual({
      ok: true,
      value: {
        holderName: "JOSÉ D ÁVILA",
        number: "378282246310005",
        brand: "AMEX",
        expirationMonth: "03",
        expirationYear: "26",
        cvv: "1234",
      },
    });
  });

  it("accepts an expiry without the slash that the mask would insert", () => {
    expect(errorsOf({ expiry: "1231" })).toEqual({});
  });

  it.each(["", "3", "1331", "00/31", "13/31", "02/26", "12/20311", "ab/cd", "١٢/٣١"])(
    "MAN-300 rejects the expiry %j, with the error on the one field",
    (expiry) => {
      expect(errorsOf({ expiry })).toEqual({ expiry: expect.stringMatching(/^(expiry-invalid|card-expired)$/) });
    },
  );

  it("MAN-297 MAN-298 MAN-301 reports each invalid field", () => {
    expect(errorsOf({ holderName: " 123 ", number: "4111111111111112", expiry: "02/26", cvv: "12" })).toEqual({
      holderName: "holder-name-missing",
      number: expect.any(String),
      expiry: "card-expired",
      cvv: expect.any(String),
    });
  });
});
