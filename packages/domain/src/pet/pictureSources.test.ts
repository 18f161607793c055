import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { petPictureSources, pictureFallbackDelay } from "./pictureSources.ts";
import { speciesList } from "./species.ts";

describe("the fallbacks of a pet's picture", () => {
  it("SUB-345 SUB-346 go from the stored picture to its resized copy, then to the species' picture", () => {
    expect(petPictureSources({ address: "/fotos/bob.jpg", species: "dog" })).toEqual([
      "/fotos/bob.jpg",
      "/fotos/resized/bob.jpg",
      "/imagens/avatar-cachorro.svg",
    ]);
    expect(petPictureSources({ address: "https://fotos.petbox.example/mia.jpg", species: "cat" })).toEqual([
      "https://fotos.petbox.example/mia.jpg",
      "https://fotos.petbox.example/resized/mia.jpg",
      "/imagens/avatar-gato.svg",
    ]);
  });

  it("omit a picture known to be missing, and copies that cannot exist", () => {
    expect(petPictureSources({ address: "/fotos/bob.jpg", isBroken: true })).toEqual(["/fotos/resized/bob.jpg"]);
    expect(petPictureSources({ address: "/fotos/resized/bob.jpg" })).toEqual(["/fotos/resized/bob.jpg"]);
    expect(petPictureSources({ address: "data:image/png;base64,AA/AA" })).toEqual(["data:image/png;base64,AA/AA"]);
    expect(petPictureSources({ address: "/foto?de=bob" })).toEqual(["/foto?de=bob"]);
    expect(petPictureSources({ address: "/fotos/#bob" })).toEqual(["/fotos/#bob"]);
  });

  it("are none without a picture, because the pet is drawn", () => {
    expect(petPictureSources({ species: "cat" })).toEqual([]);
    expect(petPictureSources({})).toEqual([]);
  });

  it("SUB-346 list each URL once, and no empty one", () => {
    const species = fc.constantFrom(undefined, ...speciesList);
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.boolean(), species, (address, isBroken, kind) => {
        const rungs = petPictureSources({ address, isBroken, species: kind });
        expect(new Set(rungs).size).toBe(rungs.length);
        expect(rungs).not.toContain("");
        expect(rungs.length).toBeLessThanOrEqual(3);
        if (isBroken && kind === undefined) expect(rungs).not.toContain(address);
      }),
      { seed: 46 },
    );
  });

  it("SUB-376 are at least 200 ms apart", () => {
    expect(pictureFallbackDelay).toBe(200);
  });
});
