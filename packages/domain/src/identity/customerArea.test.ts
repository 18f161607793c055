import { expect, it } from "vitest";
import { customerAreaPath } from "./customerArea.ts";

it("MAN-046 the customer's area has the prefix inside the application", () => {
  expect(customerAreaPath(true)).toBe("/app/area-cliente");
  expect(customerAreaPath(false)).toBe("/area-cliente");
});
