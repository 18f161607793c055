import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { expect, it } from "vitest";

const tables = import.meta.glob("../pages/*/brokenCalls.browser.test.ts");

it("every area that makes calls has them tried with every fault", () => {
  const tried = Object.keys(tables).map((file) => file.split("/").at(-2));
  const areas = Object.entries(endpointsByArea).flatMap(([area, calls]) => (calls.length > 0 ? [area] : []));
  expect(tried.sort()).toEqual(areas.sort());
});
