import { expect, it } from "vitest";
import { endpointsByArea } from "./endpoints.ts";

const tried = import.meta.glob("../*/wire.test.ts");

it("every area that makes calls holds its client to the documents", () => {
  const areas = Object.entries(endpointsByArea).flatMap(([area, calls]) => (calls.length > 0 ? [area] : []));
  expect(
    Object.keys(tried)
      .map((file) => file.split("/").at(-2))
      .sort(),
  ).toEqual(areas.sort());
});
