import { expect, it } from "vitest";
import { homePath, howItWorksPath } from "./home.ts";

it("MAN-002 each species has its home page, and the dogs' is the default", () => {
  expect(homePath("dog")).toBe("/");
  expect(homePath("cat")).toBe("/gato");
  expect(homePath(undefined)).toBe("/");
});

it("links to the home page's section on how the box works", () => {
  expect(howItWorksPath("cat")).toBe("/gato#oquevem");
  expect(howItWorksPath(undefined)).toBe("/#oquevem");
});
