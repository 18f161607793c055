import { sitePaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/site/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { dogHomePageData } from "./pageData.ts";

it("a review without stars from 1 to 5 is left out", () => {
  const golden = wirePages[sitePaths.dogHome].data;
  const [review] = golden.reviews;
  const reviews = [0, 1, 5, 6].map((stars) => ({ ...review, stars }));
  const read = z.parse(dogHomePageData.schema, { ...golden, reviews });
  expect(read.reviews?.map(({ stars }) => stars)).toEqual([1, 5]);
});
