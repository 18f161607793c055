import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { galleryViewIn } from "./galleryView.ts";
import { type BoxTrack, boxesIn, placeOfMonth } from "./pastBoxes.ts";

const of = (name: string, ...months: readonly (readonly [number, number])[]): BoxTrack => ({
  name,
  image: "",
  boxes: months.map(([year, month]) => ({ image: `${name} ${month}-${year}`, month: civilDate(year, month, 1) })),
});
const past = {
  dog: [of("Mordedores", [2025, 9], [2025, 10]), of("Essencial", [2024, 9])],
  cat: [of("Essencial", [2025, 1], [2024, 12])],
};
const imagesAt = (search: string) => boxesIn(past, galleryViewIn(search)).map(({ image }) => image);

describe("the boxes of a view", () => {
  it("MAN-139 are those of its track, newest first, in any order of the reply", () => {
    expect(imagesAt("?pet=cachorro&trilha=mordedores")).toEqual(["Mordedores 10-2025", "Mordedores 9-2025"]);
    expect(imagesAt("")).toEqual(["Essencial 9-2024"]);
  });

  it("MAN-188 are found by the name of their track in any spelling of the documents", () => {
    const view = galleryViewIn("?trilha=essencial-naturais");
    for (const name of ["Body Parts", "Body parts", " Body Parts "]) {
      expect(boxesIn({ dog: [of(name, [2025, 9])], cat: [] }, view)).toHaveLength(1);
    }
  });

  it("MAN-439 of cats are the single set", () => {
    expect(imagesAt("?pet=gato")).toEqual(["Essencial 1-2025", "Essencial 12-2024"]);
  });

  it("are empty if the server has no such track", () => {
    expect(imagesAt("?trilha=essencial-naturais")).toEqual([]);
    expect(boxesIn({ dog: [], cat: [] }, galleryViewIn("?pet=gato"))).toEqual([]);
  });
});

describe("the box of a month", () => {
  const boxes = [
    { image: "a" },
    { image: "b", month: civilDate(2025, 10, 31) },
    { image: "c", month: civilDate(2025, 9, 1) },
  ];

  it("is found by any day of it", () => {
    expect(placeOfMonth(boxes, civilDate(2025, 10, 1))).toBe(1);
    expect(placeOfMonth(boxes, civilDate(2025, 9, 30))).toBe(2);
  });

  it("defaults to the first box if the month has no box", () => {
    expect(placeOfMonth(boxes, civilDate(2024, 11, 1))).toBe(0);
    expect(placeOfMonth(boxes, undefined)).toBe(0);
    expect(placeOfMonth([], civilDate(2025, 10, 1))).toBe(0);
  });
});
