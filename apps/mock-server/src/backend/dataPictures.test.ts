import { describe, expect, it } from "vitest";
import { withDataPictures } from "./dataPictures.ts";

const address = "/imagens/caixa.svg";
const pageData = { tracks: { dog: [{ list: [{ img: address }, { img: "/imagens/outra.svg" }] }], cat: [] } };
const json = JSON.stringify({ page: pageData });
const html = '<img alt="" src="__PICTURE:tracks.dog.0.list.0.img__"/>';
const embed = (asked: string) => (asked === address ? 'data:image/svg+xml,<svg class="A&B"/>' : undefined);

describe("a picture of the page's data", () => {
  it("stands in the document, and the data gives it the same address", () => {
    const pictured = withDataPictures(html, pageData, json, embed);
    expect(pictured.html).toBe('<img alt="" src="data:image/svg+xml,<svg class=&quot;A&amp;B&quot;/>"/>');
    const [first, second] = JSON.parse(pictured.json).page.tracks.dog[0].list;
    expect(first.img).toBe(embed(address));
    expect(second.img).toBe("/imagens/outra.svg");
  });

  it("is fetched where it cannot stand there", () => {
    expect(withDataPictures(html, pageData, json, () => undefined)).toEqual({
      html: `<img alt="" src="${address}"/>`,
      json,
    });
  });

  it.each([
    ["no data", undefined],
    ["nothing there", null],
    ["no boxes", { tracks: { dog: [{ list: [] }] } }],
    ["data of another shape", { tracks: "dog" }],
    ["no address", { tracks: { dog: [{ list: [{ img: 7 }] }] } }],
    ["an empty address", { tracks: { dog: [{ list: [{ img: "" }] }] } }],
  ])("is none, and no request, with %s", (_, other) => {
    expect(withDataPictures(html, other, json, embed)).toEqual({ html: '<img alt="" src="data:,"/>', json });
  });
});
