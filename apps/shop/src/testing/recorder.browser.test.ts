import { expect } from "storybook/test";
import { it } from "vitest";

it("assertions are not recorded for Storybook's panel", () => {
  expect("__originalFn__" in expect).toBe(false);
});
