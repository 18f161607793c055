import { expect, it } from "vitest";
import { anotherPetPath, isForAnotherPet, knownStartOf, startPath, startPathFromHome } from "./startPath.ts";

const read = (path: string) => knownStartOf(new URL(path, "https://petbox.example").searchParams);

it.each([{ species: "cat", track: "diversao" } as const, { species: "dog", track: "a&pet=gato" } as const])(
  "reads back what the URL of the start carries: %o",
  (known) => {
    expect(read(startPath(known))).toEqual(known);
  },
);

it("carries a species without a track", () => {
  expect(startPath({ species: "cat" })).toBe("/assine?pet=gato");
  expect(read("/assine?pet=gato")).toEqual({ species: "cat", track: undefined });
});

it("knows nothing without a known species", () => {
  expect(read("/assine?trilha=diversao")).toBeUndefined();
  expect(read("/assine?pet=peixe&trilha=diversao")).toBeUndefined();
});

it("carries the cats' home and asks everybody else for the species", () => {
  expect(startPathFromHome("cat")).toBe("/assine?pet=gato");
  expect(startPathFromHome("dog")).toBe("/assine");
  expect(startPathFromHome(undefined)).toBe("/assine");
});

it("tells the start for another pet from every other", () => {
  const isAnother = (path: string) => isForAnotherPet(new URL(path, "https://petbox.example").searchParams);
  expect([anotherPetPath, isAnother(anotherPetPath)]).toEqual(["/assine?para=outro-pet", true]);
  expect(["/assine", "/assine?pet=gato", "/assine?para=mim"].map(isAnother)).toEqual([false, false, false]);
});
