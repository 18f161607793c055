import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cardsToPayWith, onlyValidCard } from "./cardsToPayWith.ts";
import type { StoredCard } from "./storedCard.ts";

const today = civilDate(2026, 11, 27);
const valid: StoredCard = { id: "valid", lastFour: "4444", expiry: { month: "08", year: "33" }, isMain: false };
const refused: StoredCard = { ...valid, id: "refused", refusedOn: civilDate(2026, 11, 24) };
const over: StoredCard = { ...valid, id: "over", expiry: { month: "09", year: "26" } };
const refusedAndOver: StoredCard = { ...over, id: "refusedAndOver", refusedOn: civilDate(2026, 11, 24) };

describe("cardsToPayWith", () => {
  it("lists valid cards first, then refused ones, then expired ones", () => {
    expect(cardsToPayWith([refusedAndOver, refused, over, valid], today)).toEqual([
      valid,
      refused,
      refusedAndOver,
      over,
    ]);
  });

  it("keeps the order of equally good cards", () => {
    const other = { ...valid, id: "other" };
    expect(cardsToPayWith([valid, other], today)).toEqual([valid, other]);
    expect(cardsToPayWith([other, valid], today)).toEqual([other, valid]);
  });
});

describe("onlyValidCard", () => {
  it("is the card that neither expired nor was refused", () => {
    expect(onlyValidCard([refused, valid, over], today)).toBe(valid);
  });

  it("is absent among several valid cards, and without one", () => {
    expect(onlyValidCard([valid, { ...valid, id: "other" }], today)).toBeUndefined();
    expect(onlyValidCard([refused, over, refusedAndOver], today)).toBeUndefined();
    expect(onlyValidCard([], today)).toBeUndefined();
  });
});
