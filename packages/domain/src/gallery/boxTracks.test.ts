import { describe, expect, it } from "vitest";
import { boxTracks } from "./boxTracks.ts";

describe("the tracks of the past boxes", () => {
  it("MAN-135 MAN-189 MAN-439 are three for dogs and none for cats", () => {
    expect(boxTracks("dog").map(({ name }) => name)).toEqual(["Essencial", "Mordedores", "Body Parts"]);
    expect(boxTracks("cat")).toEqual([]);
  });
});
