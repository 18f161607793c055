import { expect, it } from "vitest";
import { customerAreaPath } from "./customerArea.ts";

it("MAN-046 the path of the customer area has the prefix inside the app", () => {
  expect(customerAreaPath(true)).toBe("/app/area-cliente");
  expect(customerAreaPath(false)).toBe("/area-cliente");
});

it("MAN-043 MAN-044 the path carries no secret: only the session identifies the customer", () => {
  for (const inApp of [true, false]) {
    const { search, hash, pathname } = new URL(customerAreaPath(inApp), "https://loja.exemplo");
    expect([search, hash]).toEqual(["", ""]);
    expect(pathname).toBe(customerAreaPath(inApp));
  }
});
