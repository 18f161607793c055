import { describe, expect, it } from "vitest";
import { destination } from "./TabList.tsx";

describe("tab keyboard navigation", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["ArrowLeft", 2, 1],
    ["Home", 2, 0],
    ["End", 0, 2],
    [" ", 1, 1],
  ])("%s from %i leads to %i of three", (key, from, to) => {
    expect(destination(key, from, 3)).toBe(to);
  });

  it.each(["ArrowDown", "Tab", "a", "Enter"])("%s is not handled", (key) => {
    expect(destination(key, 1, 3)).toBeUndefined();
  });
});
