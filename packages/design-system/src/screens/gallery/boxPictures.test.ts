import { civilDate } from "@petbox/domain/calendar/civilDate";
import { expect, it } from "vitest";
import { boxPictures } from "./boxPictures.ts";

it("names the box in each picture and keeps the picture's size", () => {
  expect(
    boxPictures(
      [{ image: "/a.svg", month: civilDate(2025, 3, 1), width: 600, height: 800 }, { image: "/b.svg" }],
      "Caixa",
    ),
  ).toEqual([
    { src: "/a.svg", alt: "Caixa de março de 2025", caption: "Março de 2025", width: 600, height: 800 },
    { src: "/b.svg", alt: "Caixa", caption: undefined, width: 320, height: 240 },
  ]);
});
