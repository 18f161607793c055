import { ratingPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/ratings/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ratingPageData } from "./pageData.ts";

it.each([
  ["avaliacao", "box"],
  ["customer_service", "customerService"],
  ["logistics", "logistics"],
] as const)("opens the page without the stars of %s if they cannot be right", (wireName, name) => {
  const golden = wirePages[ratingPaths.rating].data;
  const read = z.parse(ratingPageData.schema, { ...golden, ship: { ...golden.ship, [wireName]: 9 } });
  expect(read[name]).toBeUndefined();
  expect(read.items).toHaveLength(golden.items.length);
});
