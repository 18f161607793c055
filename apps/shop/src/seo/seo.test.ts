import { describe, expect, it } from "vitest";
import { pageRoutesOf } from "../app/pageRoute.ts";
import { routes } from "../app/routes.ts";
import { canonicalOf, headTags, isIndexed, structuredDataTags } from "./headTags.ts";
import { prerenderedPaths, seoOf } from "./pageSeo.ts";
import { siteMap } from "./siteMap.ts";

const paths = prerenderedPaths(pageRoutesOf(routes));
const indexed = paths.filter(isIndexed);
const noindex = '<meta name="robots" content="noindex" />';

describe("the canonical path of a page", () => {
  it("is its own path, also inside the application", () => {
    expect(canonicalOf("/programa-de-fidelidade")).toBe("/programa-de-fidelidade");
    expect(canonicalOf("/app/programa-de-fidelidade")).toBe("/programa-de-fidelidade");
    expect(isIndexed("/app/programa-de-fidelidade")).toBe(false);
  });

  it("is the path of the page with the same content", () => {
    expect(canonicalOf("/pet/especie/")).toBe("/assine");
  });

  it("is missing without a description, or if the path names a customer's item", () => {
    expect(canonicalOf("/area-cliente")).toBeUndefined();
    expect(canonicalOf("/cupom/:name")).toBeUndefined();
  });
});

describe("the head of a document", () => {
  it("does not escape the title again", () => {
    const tags = headTags("Ajuda &amp; &quot;mais&quot; · PetBox", "/cupom/:name");
    expect(tags).toContain('<meta property="og:title" content="Ajuda &amp; &quot;mais&quot; · PetBox" />');
  });

  it.each([
    ["/gato", "gato"],
    ["/trilhas/gato/essencial_familia", "gato"],
    ["/", "cachorro"],
    ["/privacidade", "cachorro"],
  ])("of %s is shared with the picture of a %s", (path, pet) => {
    const tags = headTags("", path).join("\n");
    expect(tags).toContain(`property="og:image:alt" content="Um ${pet} dentro`);
    expect(tags).toMatch(pet === "gato" ? /og:image" content="[^"]+\/share-gato\.png"/ : /\/share\.png"/);
  });

  it("does not close the script with its structured data", () => {
    const [data] = structuredDataTags("</script><b> · PetBox", "/privacidade");
    expect(data?.match(/</g)).toHaveLength(2);
  });

  it.each([
    ["/trilhas/gato/diversao", "Caixas para gatos", "/gato"],
    ["/trilhas/cachorro/essencial", "Caixas para cachorros", "/"],
    ["/gato", "Início", "/"],
    ["/privacidade", "Início", "/"],
  ])("of %s has a trail from %s", (path, name, parent) => {
    const [trail] = structuredDataTags("Página · PetBox", path);
    expect(trail).toContain(`"position":1,"name":"${name}","item":"https://www.petbox.example${parent}"`);
    expect(trail).toContain(`"position":2,"name":"Página","item":"https://www.petbox.example${path}"`);
  });

  it("of a track sells it with the text that the page shows", () => {
    const product = structuredDataTags("Página · PetBox", "/trilhas/gato/diversao").at(-1);
    expect(product).toContain('"description":"Varinhas, bolinhas e catnip: só brincadeira e petisco."');
    expect(product).toMatch(/,"offers":__OFFERS:gato:diversao__\}<\/script>$/);
  });

  it("has the metadata of a shared coupon link, which is not indexed", () => {
    const tags = headTags("Um convite · PetBox", "/cupom/:name");
    expect(structuredDataTags("Um convite · PetBox", "/cupom/:name")).toEqual([]);
    expect(tags).toContain(noindex);
    expect(tags.join("\n")).toContain('property="og:title"');
    expect(tags.join("\n")).not.toMatch(/og:url|canonical/);
  });
});

describe("the pages of the shop", () => {
  it("are indexed if they are public", () => {
    expect(indexed).toEqual(
      expect.arrayContaining([
        "/",
        "/gato",
        "/assine",
        "/privacidade",
        "/concurso/edicao-3",
        "/programa-de-fidelidade",
        "/ultimos",
        "/trilhas/cachorro/mordedores",
        "/trilhas/gato/essencial_familia",
      ]),
    );
  });

  it("are not indexed if nobody looks for them", () => {
    expect(indexed).not.toContain("/password/reset");
    expect(indexed).not.toContain("/404");
  });

  it.each(paths.filter((path) => seoOf(path) === undefined))("%s is not indexed", (path) => {
    expect(headTags("", path)).toContain(noindex);
  });

  it("have different descriptions", () => {
    const descriptions = indexed.map((path) => seoOf(path)?.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it.each(indexed)("%s has a description of a suitable length", (path) => {
    expect(seoOf(path)?.description.length).toBeGreaterThanOrEqual(40);
    expect(seoOf(path)?.description.length).toBeLessThanOrEqual(160);
  });
});

it("the site map lists absolute URLs", () => {
  expect(siteMap(["/gato", "/"])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.petbox.example/</loc></url>
  <url><loc>https://www.petbox.example/gato</loc></url>
</urlset>
`);
});
