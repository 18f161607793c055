import { expect, it } from "vitest";
import { exceededCount } from "./exceededCount.ts";

it.each([
  [101, "100"],
  [999, "900"],
  [1000, "900"],
  [1001, "mil"],
  [2000, "mil"],
  [2001, "2 mil"],
  [48_000, "47 mil"],
  [48_217, "48 mil"],
  [1_000_000, "999 mil"],
  [1_000_001, "1 milhão de"],
  [2_500_000, "2 milhões de"],
])("%d boxes are more than %s", (count, words) => {
  expect(exceededCount(count)).toBe(words);
});

it.each([0, 1, 99, 100])("%d boxes are not worth a sentence", (count) => {
  expect(exceededCount(count)).toBeUndefined();
});
