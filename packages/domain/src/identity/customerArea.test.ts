import { expect, it } from "vitest";
import { customerAreaPath } from "./customerArea.ts";

it("MAN-043 MAN-044 MAN-046 the path of the customer area has no token, and the prefix inside the app", () => {
  expect(customerAreaPath(true)).toBe("/app/area-cliente");
  expect(customerAreaPath(false)).toBe("/area-cliente");
});
