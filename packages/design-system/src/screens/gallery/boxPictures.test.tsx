import { civilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, cents } from "@petbox/domain/money/cents";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { boxPictures } from "./boxPictures.tsx";

const textOf = (node: ReactNode) => renderToStaticMarkup(node).replace(/<[^>]+>/g, "");

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

describe("the contents of a box", () => {
  const described = (contents: { readonly items?: readonly string[]; readonly itemsValue?: Cents }) => {
    const [picture] = boxPictures([{ image: "/a.svg", ...contents }], "Caixa");
    return picture?.description === undefined ? undefined : textOf(picture.description);
  };

  it("are its items and their value, each if known", () => {
    const items = ["bolinha que apita", "disco de borracha", "osso"];
    const inside = "Dentro: bolinha que apita, disco de borracha e osso.";
    expect(described({ items, itemsValue: cents(11_990) })).toBe(`${inside}R$119,90 em produtos`);
    expect(described({ items })).toBe(inside);
    expect(described({ itemsValue: cents(11_990) })).toBe("R$119,90 em produtos");
  });

  it("are absent if the server sends neither", () => {
    expect(described({})).toBeUndefined();
  });
});
