import { describe, expect, it } from "vitest";
import { experienceTrack, experienceTracks } from "./experienceTracks.ts";

describe("the experience tracks", () => {
  it("MAN-189 of dogs are Essencial, Mordedores and Body Parts, with the specified tags", () => {
    expect(experienceTracks("dog")).toEqual([
      { tag: "essencial", name: "Essencial" },
      { tag: "mordedores", name: "Mordedores" },
      { tag: "essencial-naturais", name: "Body Parts" },
    ]);
  });

  it("MAN-190 of cats are Essencial, Essencial Família and Diversão", () => {
    expect(experienceTracks("cat")).toEqual([
      { tag: "essencial", name: "Essencial" },
      { tag: "essencial_familia", name: "Essencial Família" },
      { tag: "diversao", name: "Diversão" },
    ]);
  });

  it("are found by their tag within a species", () => {
    expect(experienceTrack("cat", "diversao")?.name).toBe("Diversão");
    expect(experienceTrack("dog", "diversao")).toBeUndefined();
    expect(experienceTrack("dog", "essencial_naturais")).toBeUndefined();
    expect(experienceTrack("dog", null)).toBeUndefined();
  });
});
