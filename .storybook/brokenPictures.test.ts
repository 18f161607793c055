import { afterEach, describe, expect, it, vi } from "vitest";
import { brokenPictures, refuseBrokenPictures } from "./brokenPictures.ts";

const shown = { complete: true, naturalWidth: 200, checkVisibility: () => true };

/** The part of a page that the check reads. */
function page(...pictures: readonly Partial<HTMLImageElement>[]) {
  vi.stubGlobal("document", { images: pictures.map((picture) => ({ ...shown, ...picture })) });
}

describe("the broken pictures of a story", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("are those that did not load", () => {
    page({ currentSrc: "http://loja/osso.svg" }, { currentSrc: "http://loja/novelo.svg", naturalWidth: 0 });
    expect(brokenPictures()).toEqual(["http://loja/novelo.svg"]);
    expect(() => refuseBrokenPictures()).toThrow("http://loja/novelo.svg");
  });

  it("do not include those that are still loading, hidden, or data URLs", () => {
    page(
      { currentSrc: "http://loja/novelo.svg", naturalWidth: 0, complete: false },
      { currentSrc: "http://loja/novelo.svg", naturalWidth: 0, checkVisibility: () => false },
      { currentSrc: "data:image/png;base64,AAAA", naturalWidth: 0 },
    );
    expect(brokenPictures()).toEqual([]);
    expect(() => refuseBrokenPictures()).not.toThrow();
  });
});
