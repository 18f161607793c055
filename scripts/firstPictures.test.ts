import { describe, expect, it } from "vitest";
import { withFirstPictures } from "./firstPictures.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"\n  viewBox="0 0 4 4">\n  <path fill="#6C2BD9" d="M0 0h50%" />\n  <text>A &amp; B</text>\n</svg>\n';
const asked = '<link rel="preload" as="image" href="/imagens/hero.svg" fetchPriority="high"/>';
const picture = (source: string) => `<img alt="" src="${source}"/>`;

describe("the pictures of the first view", () => {
  it("are inlined as drawn and no longer requested", () => {
    const html = withFirstPictures(asked + picture("/imagens/hero.svg") + picture("/imagens/outra.svg"), () => drawing);
    expect(html).not.toContain("preload");
    const [first = "", second] = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
    expect(second).toBe("/imagens/outra.svg");
    const address = first.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    const [kind, written = ""] = address.split(/,(.*)/s);
    expect(kind).toBe("data:image/svg+xml");
    expect(address).not.toMatch(/[\n#]/);
    expect(decodeURIComponent(written)).toBe(drawing.trim().replace(/\n\s*/g, " "));
  });

  it("do not change a page without pictures", () => {
    expect(withFirstPictures(picture("/imagens/outra.svg"), () => drawing)).toBe(picture("/imagens/outra.svg"));
  });
});
