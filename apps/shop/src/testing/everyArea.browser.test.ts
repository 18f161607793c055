import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { expect, it } from "vitest";

const tables = import.meta.glob("../pages/*/failingCalls.browser.test.ts");

it("every area with calls has a test of their failures", () => {
  const tried = Object.keys(tables).map((file) => file.split("/").at(-2));
  const areas = Object.entries(endpointsByArea).flatMap(([area, calls]) => (calls.length > 0 ? [area] : []));
  // The dialog that pays an overdue charge has such a test, and its calls belong to other areas.
  expect(tried.filter((area) => area !== "regularisation").sort()).toEqual(areas.sort());
});
