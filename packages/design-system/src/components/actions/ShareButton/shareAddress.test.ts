import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { whatsappAddress } from "./shareAddress.ts";

const url = "https://petbox.com.br/cupom/bobquerido?origem=convite&mes=11";

describe("whatsappAddress", () => {
  it("contains the message, then the URL", () => {
    expect(whatsappAddress({ url: "https://petbox.com.br/cupom/mika07", text: "1 + 1 = mimo & 10% OFF 🐶" })).toBe(
      "https://wa.me/?text=1%20%2B%201%20%3D%20mimo%20%26%2010%25%20OFF%20%F0%9F%90%B6%20https%3A%2F%2Fpetbox.com.br%2Fcupom%2Fmika07",
    );
  });

  it("contains only the URL without a message", () => {
    expect(new URL(whatsappAddress({ url })).searchParams.get("text")).toBe(url);
    expect(new URL(whatsappAddress({ url, text: "" })).searchParams.get("text")).toBe(url);
  });

  it("keeps any message intact, and accepts a lone surrogate", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const address = whatsappAddress({ url, text });
        expect(address).not.toContain("+");
        expect([...new URL(address).searchParams.entries()]).toEqual([["text", `${text} ${url}`]]);
      }),
      { seed: 12 },
    );
    expect(whatsappAddress({ url, text: "Bob 🐶".slice(0, 5) })).toContain("Bob%20%EF%BF%BD");
  });
});
