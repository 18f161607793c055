import { ratingPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/ratings/wirePages";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ratingPageData } from "./pageData.ts";

const golden = wirePages[ratingPaths.rating].data;

describe("a rating as the documents have it", () => {
  const { id: _id, ...ship } = golden.ship;
  const { already_rated: _rated, ...documented } = { ...golden, already_rated: false, ship };
  const read = (stars: object) => z.parse(ratingPageData.schema, { ...documented, ship: { ...ship, ...stars } });

  it("SUB-124 SUB-125 takes the shipment's id from an item", () => {
    expect(read({}).shipmentId).toBe("DACONTA001-1");
    expect(() => z.parse(ratingPageData.schema, { ...documented, items: [] })).toThrow();
  });

  it("SUB-124 is complete with both stars of its last step", () => {
    expect(read({ customer_service: 5, logistics: 4 }).rated).toBe(true);
    expect(read({ customer_service: 5, logistics: null }).rated).toBe(false);
    expect(z.parse(ratingPageData.schema, golden).rated).toBe(golden.already_rated);
  });
});

it.each([
  ["avaliacao", "box"],
  ["customer_service", "customerService"],
  ["logistics", "logistics"],
] as const)("opens the page without the stars of %s if they cannot be right", (wireName, name) => {
  const read = z.parse(ratingPageData.schema, { ...golden, ship: { ...golden.ship, [wireName]: 9 } });
  expect(read[name]).toBeUndefined();
  expect(read.items).toHaveLength(golden.items.length);
});
