import { describe, expect, it } from "vitest";
import { withDataPictures } from "./dataPictures.ts";

const address = "/imagens/caixa.svg";
const pageData = { tracks: { dog: [{ list: [{ img: address }, { img: "/imagens/outra.svg" }] }], cat: [] } };
const json = JSON.stringify({ page: pageData });
const html = '<img alt="" src="__PICTURE:tracks.dog.0.list.0.img__"/>';
const embed = (asked: string) => (asked === address ? 'data:image/svg+xml,<svg class="A&B"/>' : undefined);

describe("a picture in the page's data", () => {
  it("is inlined in the document, and the data has the same URL", () => {
    const pictured = withDataPictures(html, pageData, json, embed);
    expect(pictured.html).toBe('<img alt="" src="data:image/svg+xml,<svg class=&quot;A&amp;B&quot;/>"/>');
    const [first, second] = JSON.parse(pictured.json).page.tracks.dog[0].list;
    expect(first.img).toBe(embed(address));
    expect(second.img).toBe("/imagens/outra.svg");
  });

  it("is fetched when it cannot be inlined", () => {
    expect(withDataPictures(html, pageData, json, () => undefined)).toEqual({
      html: `<img alt="" src="${address}"/>`,
      json,
    });
  });

  it.each([
    ["no data", undefined],
    ["no such entry", null],
    ["no boxes", { tracks: { dog: [{ list: [] }] } }],
    ["data of another shape", { tracks: "dog" }],
    ["no address", { tracks: { dog: [{ list: [{ img: 7 }] }] } }],
    ["an empty address", { tracks: { dog: [{ list: [{ img: "" }] }] } }],
  ])("becomes an empty picture without a request, with %s", (_, other) => {
    expect(withDataPictures(html, other, json, embed)).toEqual({ html: '<img alt="" src="data:,"/>', json });
  });
});
