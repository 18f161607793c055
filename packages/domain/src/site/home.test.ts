import { expect, it } from "vitest";
import { homePath, howItWorksPath, pastBoxesPath } from "./home.ts";

it("MAN-002 each species has its home page, and the dogs' is the default", () => {
  expect(homePath("dog")).toBe("/");
  expect(homePath("cat")).toBe("/gato");
  expect(homePath(undefined)).toBe("/");
});

it("links to the home page's section on how the box works", () => {
  expect(howItWorksPath("cat")).toBe("/gato#oquevem");
  expect(howItWorksPath(undefined)).toBe("/#oquevem");
});

it("links to the past boxes of the species", () => {
  expect(pastBoxesPath("cat")).toBe("/ultimos?pet=gato");
  expect(pastBoxesPath("dog")).toBe("/ultimos");
  expect(pastBoxesPath(undefined)).toBe("/ultimos");
});
