import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NewestBox, type NewestBoxProps } from "./NewestBox.tsx";

const textOf = (box: NewestBoxProps["box"]) => renderToStaticMarkup(<NewestBox box={box} />).replace(/<[^>]+>/g, "");
const month = civilDate(2025, 10, 1);

it("names the month, the items and their value in one sentence", () => {
  const items = ["bolinha que apita", "osso mastigável"];
  expect(textOf({ month, items, itemsValue: cents(11_990) })).toBe(
    "Em outubro de 2025 vieram bolinha que apita e osso mastigável. R$119,90 em produtos.",
  );
  expect(textOf({ month, items: ["osso mastigável"] })).toBe("Em outubro de 2025 veio osso mastigável.");
});

it("is absent unless both the month and the items are known", () => {
  for (const box of [undefined, { month }, { month, items: [] }, { items: ["osso mastigável"] }]) {
    expect(textOf(box)).toBe("");
  }
});
