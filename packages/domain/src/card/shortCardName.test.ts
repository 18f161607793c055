import { expect, it } from "vitest";
import { shortCardName } from "./shortCardName.ts";

it("names a card by its brand and last four digits", () => {
  expect(shortCardName({ brand: "VISA", lastFour: "0002" })).toBe("Visa final 0002");
  expect(shortCardName({ brand: "AMEX", lastFour: "0005" })).toBe("American Express final 0005");
});
