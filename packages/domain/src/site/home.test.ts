import { expect, it } from "vitest";
import { homePath, howItWorksPath } from "./home.ts";

it("MAN-002 each kind of pet has its home, and who has not said which sees the dogs'", () => {
  expect(homePath("dog")).toBe("/");
  expect(homePath("cat")).toBe("/gato");
  expect(homePath(undefined)).toBe("/");
});

it("leads to the section of that home on how it works", () => {
  expect(howItWorksPath("cat")).toBe("/gato#oquevem");
  expect(howItWorksPath(undefined)).toBe("/#oquevem");
});
