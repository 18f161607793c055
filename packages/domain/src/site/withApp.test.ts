import { expect, it } from "vitest";
import { accountPaths } from "./paths.ts";
import { withApp } from "./withApp.ts";

it("MAN-046 puts the application's prefix before an address", () => {
  expect(withApp(accountPaths.area)).toBe("/app/area-cliente");
});
