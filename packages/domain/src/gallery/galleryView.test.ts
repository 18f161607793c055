import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { speciesList } from "../pet/species.ts";
import { boxTracks, type GalleryView, galleryPath, galleryViewIn, nextBoxPath } from "./galleryView.ts";

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => civilDate(year, of, 1));

const view: fc.Arbitrary<GalleryView> = fc.constantFrom(...speciesList).chain((species) => {
  const tracks = boxTracks(species);
  const track = tracks.length === 0 ? fc.constant(undefined) : fc.constantFrom(...tracks);
  return fc.tuple(track, fc.option(month, { nil: undefined })).map(([of, when]) => ({
    species,
    ...(of && { track: of }),
    ...(when && { month: when }),
  }));
});

describe("a view of the gallery", () => {
  it("MAN-011 has the gallery's path, and is parsed back from its URL", () => {
    fc.assert(
      fc.property(view, (each) => {
        const [path, search = ""] = galleryPath(each).split("?");
        expect(path).toBe("/ultimos");
        expect(galleryViewIn(`?${search}`)).toEqual(each);
      }),
    );
  });

  it("has a readable URL", () => {
    const bodyParts = galleryViewIn("?pet=cachorro&trilha=essencial-naturais&mes=09-2024");
    expect(bodyParts).toEqual({
      species: "dog",
      track: { tag: "essencial-naturais", name: "Body Parts" },
      month: civilDate(2024, 9, 1),
    });
    expect(galleryPath(bodyParts)).toBe("/ultimos?pet=cachorro&trilha=essencial-naturais&mes=09-2024");
    expect(galleryPath({ species: "cat" })).toBe("/ultimos?pet=gato");
  });

  it.each([
    "",
    "?pet=tatu",
    "?pet=dog&trilha=luxo",
    "?trilha=essencial_familia&mes=2025-10",
    "?pet=&trilha=&mes=",
    "?mes=13-2025",
    "?pet=%E0%A4%A",
    "?trilha=Essencial",
  ])("for the query %j is the dogs' first track and the newest box", (search) => {
    expect(galleryViewIn(search)).toEqual({ species: "dog", track: { tag: "essencial", name: "Essencial" } });
  });

  it("MAN-439 of cats has no track, whatever the query", () => {
    expect(galleryViewIn("?pet=gato&trilha=mordedores")).toEqual({ species: "cat" });
  });
});

describe("the next box", () => {
  it.each([
    ["", "/assine"],
    ["?trilha=mordedores", "/assine"],
    ["?pet=tatu", "/assine"],
    ["?pet=cachorro", "/assine?pet=cachorro"],
    ["?pet=cachorro&trilha=luxo", "/assine?pet=cachorro"],
    ["?pet=cachorro&trilha=mordedores&mes=09-2024", "/assine?pet=cachorro&trilha=mordedores"],
    ["?pet=gato&trilha=mordedores", "/assine?pet=gato"],
  ])("after the query %j starts at %s: nothing that the visitor has not chosen", (search, path) => {
    expect(nextBoxPath(search)).toBe(path);
  });
});

describe("the tracks of the past boxes", () => {
  it("MAN-135 MAN-189 MAN-439 are three for dogs and none for cats", () => {
    expect(boxTracks("dog").map(({ name }) => name)).toEqual(["Essencial", "Mordedores", "Body Parts"]);
    expect(boxTracks("cat")).toEqual([]);
  });
});
