import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pagination, shownPages } from "./Pagination.tsx";

describe("shownPages", () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 4, 5, 6, 9]],
    [12, 12, [1, 11, 12]],
    [1, 0, []],
  ])("page %i of %i", (page, pageCount, expected) => {
    expect(shownPages(page, pageCount)).toEqual(expected);
  });

  it("is in order, has both ends and the current page, at most seven places, and no gap of a single page", () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, pageCount]) => {
        const shown = shownPages(page, pageCount);
        expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
        expect(shown).toEqual(expect.arrayContaining([1, page, pageCount]));
        expect(shown.every((number) => number >= 1 && number <= pageCount)).toBe(true);
        const left = shown.map((number, index) => number - (shown[index - 1] ?? 0) - 1);
        expect(left).not.toContain(1);
        expect(shown.length + left.filter((pages) => pages > 0).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

function linksOf(page: number, pageCount: number): readonly string[] {
  const hrefOf = (shown: number) => `/pedidos/${shown}`;
  const written = renderToStaticMarkup(createElement(Pagination, { page, pageCount, hrefOf }));
  return [...written.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

it("shows nothing for a list without pages", () => {
  expect(renderToStaticMarkup(createElement(Pagination, { page: 1, pageCount: 0, hrefOf: String }))).toBe("");
});

it("leads back to the last page from beyond it", () => {
  expect(new Set(linksOf(12, 3))).toEqual(new Set(["/pedidos/3", "/pedidos/1", "/pedidos/2"]));
});
