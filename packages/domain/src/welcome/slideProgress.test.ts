import { describe, expect, it } from "vitest";
import { slideProgress } from "./slideProgress.ts";

describe("the progress of the slides", () => {
  it("MAN-237 MAN-238 is 25 percent for each of the welcome page's five, 0 to 4", () => {
    expect([0, 1, 2, 3, 4].map((slide) => slideProgress(slide, 5))).toEqual([0, 25, 50, 75, 100]);
  });

  it("stays between 0 and 100", () => {
    expect([slideProgress(-1, 5), slideProgress(9, 5), slideProgress(0, 1), slideProgress(0, 0)]).toEqual([
      0, 100, 100, 100,
    ]);
  });
});
