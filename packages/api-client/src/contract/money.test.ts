import { cents } from "@petbox/domain/money/cents";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { centsWire, decimalReais, decimalReaisText } from "./money.ts";

it("decimal reais are read as a number and as text, and sent as the call wants them", () => {
  expect([z.decode(decimalReais, 79.9), z.decode(decimalReais, "79.90")]).toEqual([7990, 7990]);
  expect(z.encode(decimalReais, cents(7990))).toBe(79.9);
  expect(z.encode(decimalReaisText, cents(7990))).toBe("79.90");
});

it.each(["", "79,90", "R$79,90", "mil", "1e999"])("rejects %j, which is no decimal", (sent) => {
  for (const wire of [decimalReais, decimalReaisText]) {
    expect(z.safeDecode(wire, sent).error?.issues).toMatchObject([{ message: "Valor inválido." }]);
  }
});

it.each([
  [79.9 * 100, 7990],
  [(89.9 - 85) * 100, 490],
  [7990, 7990],
  ["7990", 7990],
])("cents are read without the noise of PHP's floats: %j", (sent, amount) => {
  expect(z.decode(centsWire, sent)).toBe(amount);
});

it.each([1.5, Number.NaN])("cents are whole: %j", (sent) => {
  expect(z.safeDecode(centsWire, sent).success).toBe(false);
});
