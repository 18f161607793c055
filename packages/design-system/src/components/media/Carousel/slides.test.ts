import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionOf, slideAfterDrag, slideAt, slideAway, slideCount } from "./slides.ts";

const seed = { seed: 20260112 };
const totals = fc.integer({ min: 1, max: 40 });

/** Rows of so many items, so many a slide, each slide 300 pixels from the next. */
const rows = fc
  .record({ items: fc.integer({ min: 1, max: 40 }), perSlide: fc.integer({ min: 1, max: 4 }) })
  .map(({ items, perSlide }) => ({
    total: slideCount(items, perSlide),
    row: { position: 0, end: Math.max(0, ((items - perSlide) * 300) / perSlide), page: 300 },
  }));

describe("the slides of a row", () => {
  it.each([
    [0, 3, 0],
    [1, 3, 1],
    [3, 3, 1],
    [7, 3, 3],
    [5, 1, 5],
  ])("%i items, %i a slide, are %i slides", (items, perSlide, slides) => {
    expect(slideCount(items, perSlide)).toBe(slides);
  });

  it("are recognized by their scroll offset, including a partly filled last one", () => {
    fc.assert(
      fc.property(rows, fc.nat(), ({ row, total }, any) => {
        const slide = any % total;
        return slideAt({ ...row, position: positionOf(slide, row) }, total) === slide;
      }),
      seed,
    );
  });

  it("default to the first one before layout", () => {
    expect(slideAt({ position: 0, end: 0, page: 0 }, 5)).toBe(0);
  });
});

describe("a step", () => {
  it("wraps around at the ends if allowed", () => {
    fc.assert(
      fc.property(totals, fc.nat(39), (total, any) => {
        const slide = any % total;
        return slideAway(slide, total, total, true) === slide && slideAway(slide, -total, total, true) === slide;
      }),
      seed,
    );
    expect([slideAway(4, 1, 5, true), slideAway(0, -1, 5, true)]).toEqual([0, 4]);
  });

  it("stops at the ends otherwise", () => {
    expect([slideAway(4, 1, 5, false), slideAway(0, -1, 5, false), slideAway(2, -1, 5, false)]).toEqual([4, 0, 1]);
  });
});

describe("a drag", () => {
  const row = { position: 0, end: 1200, page: 300 };

  it.each([
    [2, 30, 2],
    [2, 90, 3],
    [2, -90, 1],
    [0, -200, 0],
    [4, 200, 4],
    [0, 650, 2],
  ])("from slide %i by %i pixels leads to slide %i", (slide, dragged, next) => {
    expect(slideAfterDrag(slide, dragged, row, 5)).toBe(next);
  });

  it("across a fixed distance is enough on a wide slide", () => {
    expect(slideAfterDrag(0, 90, { position: 0, end: 6000, page: 1200 }, 5)).toBe(1);
  });

  it("never leaves the row", () => {
    fc.assert(
      fc.property(totals, fc.nat(39), fc.integer({ min: -20_000, max: 20_000 }), (total, any, dragged) => {
        const next = slideAfterDrag(any % total, dragged, row, total);
        return next >= 0 && next < total;
      }),
      seed,
    );
  });
});
