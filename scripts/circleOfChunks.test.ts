import { expect, it } from "vitest";
import { circleOfChunks } from "./circleOfChunks.ts";

it("finds chunks that need one another, and names them", () => {
  const page = { imports: ["shared"] };
  expect(
    circleOfChunks({
      page,
      shared: { imports: ["frame"] },
      frame: { imports: ["libraries", "shared"] },
      libraries: {},
    }),
  ).toEqual(["shared", "frame", "shared"]);
});

it("takes what several chunks need for no circle", () => {
  expect(
    circleOfChunks({ page: { imports: ["frame", "shared"] }, frame: { imports: ["shared"] }, shared: {} }),
  ).toBeUndefined();
});
