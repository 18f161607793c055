import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { expect, it } from "vitest";

const tables = import.meta.glob("../pages/*/failingCalls.browser.test.ts");

it("every area with calls has a test of their failures", () => {
  const tried = Object.keys(tables).map((file) => file.split("/").at(-2));
  const areas = Object.entries(endpointsByArea).flatMap(([area, calls]) => (calls.length > 0 ? [area] : []));
  expect(tried.sort()).toEqual(areas.sort());
});
