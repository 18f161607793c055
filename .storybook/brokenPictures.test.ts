import { afterEach, describe, expect, it, vi } from "vitest";
import { refuseBrokenPictures } from "./brokenPictures.ts";

const shown = { complete: true, naturalWidth: 200, checkVisibility: () => true };

/** The part of a page that the check reads. */
function page(...pictures: readonly Partial<HTMLImageElement>[]) {
  const images = pictures.map((picture) => ({ ...shown, src: picture.currentSrc, ...picture }));
  vi.stubGlobal("document", { images });
}

describe("a story with a picture that did not load", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("fails, and names the picture only", () => {
    page({ currentSrc: "http://loja/osso.svg" }, { currentSrc: "http://loja/novelo.svg", naturalWidth: 0 });
    expect(() => refuseBrokenPictures({ viewMode: "story" })).toThrow(/load: http:\/\/loja\/novelo\.svg$/);
  });

  it("passes if the picture is still loading, hidden, or a data URL", () => {
    page(
      { currentSrc: "http://loja/novelo.svg", naturalWidth: 0, complete: false },
      { currentSrc: "http://loja/novelo.svg", naturalWidth: 0, checkVisibility: () => false },
      { currentSrc: "data:image/png;base64,AAAA", naturalWidth: 0 },
    );
    expect(() => refuseBrokenPictures({ viewMode: "story" })).not.toThrow();
  });

  it("is ignored on a docs page", () => {
    page({ currentSrc: "http://loja/novelo.svg", naturalWidth: 0 });
    expect(() => refuseBrokenPictures({ viewMode: "docs" })).not.toThrow();
  });
});
