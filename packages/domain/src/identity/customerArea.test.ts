import { expect, it } from "vitest";
import { customerAreaPath } from "./customerArea.ts";

it("MAN-046 the customer's area has the prefix inside the application", () => {
  expect(customerAreaPath(true)).toBe("/app/area-cliente");
  expect(customerAreaPath(false)).toBe("/area-cliente");
});

it("MAN-043 MAN-044 the way to the customer's area carries no secret: the session alone says who it is", () => {
  for (const inApp of [true, false]) {
    const { search, hash, pathname } = new URL(customerAreaPath(inApp), "https://loja.exemplo");
    expect([search, hash]).toEqual(["", ""]);
    expect(pathname).toBe(customerAreaPath(inApp));
  }
});
