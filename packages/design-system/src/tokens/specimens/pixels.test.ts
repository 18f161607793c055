import { expect, it } from "vitest";
import { pixelsOf } from "./pixels.ts";

it.each([
  ["1rem", "16 px"],
  ["0.875rem", "14 px"],
  ["min(0.25rem,1.25vw)", "4 px"],
  ["min(1.125rem,7.5vw)", "18 px"],
  ["35rem", "560 px"],
])("%s is %s", (value, pixels) => {
  expect(pixelsOf(value)).toBe(pixels);
});

it.each(["48px", "999px", 1.5, "120ms"])("%s has no pixels of rem", (value) => {
  expect(pixelsOf(value)).toBeUndefined();
});
