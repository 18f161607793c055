import { civilDate } from "@petbox/domain/calendar/civilDate";
import { expect, it } from "vitest";
import { boxItem, itemsOfMonth } from "./boxItems.ts";

const boxesOf = (planTag: string) =>
  Array.from({ length: 24 }, (_, month) =>
    itemsOfMonth(planTag, civilDate(2025 + Math.floor(month / 12), (month % 12) + 1, 5)).map(({ sku }) => sku),
  );

it.each([
  ["GE_anual", 1],
  ["GF_mensal", 1],
  ["GD_anual", 0],
  ["SP_anual", 0],
])("MAN-440 the boxes of the plan %s hold %d litter", (planTag, count) => {
  for (const box of boxesOf(planTag)) {
    expect([box, box.filter((sku) => sku === "areia").length]).toEqual([box, count]);
  }
});

it("a box holds four to six different items, all of which were sold", () => {
  for (const box of ["SP_anual", "GE_anual", "GD_anual"].flatMap(boxesOf)) {
    expect(new Set(box).size).toBe(box.length);
    expect([4, 5, 6]).toContain(box.length);
    expect(box.map(boxItem)).not.toContain(undefined);
  }
});
