import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastFour, maskedNumber } from "./maskedNumber.ts";

const drawn = (text: string) =>
  maskedNumber(text)
    .map((group) =>
      group.map((place) => (place.kind === "shown" ? place.digit : place.kind === "hidden" ? "•" : "_")).join(""),
    )
    .join(" ");

describe("maskedNumber", () => {
  it("shows only the last four digits", () => {
    expect(drawn("4111 1111 1111 1234")).toBe("•••• •••• •••• 1234");
  });

  it("groups an American Express number in 4-6-5", () => {
    expect(drawn("371449635398431")).toBe("•••• •••••• •8431");
  });

  it("has the 14 places of a Diners Club card, in 4-6-4", () => {
    expect(drawn("36490102462661")).toBe("•••• •••••• 2661");
    expect(drawn("3649")).toBe("•••• ______ ____");
  });

  it("has 16 places for a Diners Club number that goes on", () => {
    expect(drawn("364901024626612")).toBe("•••• •••• •••• 612_");
  });

  it("shows which places are typed while the number is incomplete", () => {
    expect(drawn("41111")).toBe("•••• •___ ____ ____");
    expect(drawn("")).toBe("____ ____ ____ ____");
  });

  it("never shows more than four digits", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }), (noise, digits) => {
        expect(drawn(`${digits.join("")}${noise}`).replace(/\D/g, "").length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe("lastFour", () => {
  it("is undefined until the number is complete", () => {
    expect(lastFour("4111 1111 1111 12")).toBeUndefined();
    expect(lastFour("4111 1111 1111 1234")).toBe("1234");
    expect(lastFour("3649 0102 4626 6")).toBeUndefined();
    expect(lastFour("3649 0102 4626 61")).toBe("2661");
  });
});
