import { describe, expect, it } from "vitest";
import { pageRoutesOf } from "../app/pageRoute.ts";
import { routes } from "../app/routes.ts";
import { canonicalOf, isIndexed } from "./canonical.ts";
import { headTags, structuredDataTags } from "./headTags.ts";
import { prerenderedPaths, seoOf } from "./pageSeo.ts";
import { siteMap } from "./siteMap.ts";

const paths = prerenderedPaths(pageRoutesOf(routes));
const indexed = paths.filter(isIndexed);
const noindex = '<meta name="robots" content="noindex" />';

describe("the canonical path of a page", () => {
  it("is its own, also from inside the application", () => {
    expect(canonicalOf("/programa-de-fidelidade")).toBe("/programa-de-fidelidade");
    expect(canonicalOf("/app/programa-de-fidelidade")).toBe("/programa-de-fidelidade");
    expect(isIndexed("/app/programa-de-fidelidade")).toBe(false);
  });

  it("is another's where that has the same content", () => {
    expect(canonicalOf("/pet/especie/")).toBe("/assine");
  });

  it("is missing where search engines are told nothing of the page, or its path names somebody's thing", () => {
    expect(canonicalOf("/area-cliente")).toBeUndefined();
    expect(canonicalOf("/cupom/:name")).toBeUndefined();
  });
});

describe("the head of a document", () => {
  it("keeps a description in its place, whatever that holds", () => {
    const tags = headTags("Ajuda &amp; &quot;mais&quot; · PetBox", "/cupom/:name");
    expect(tags).toContain('<meta property="og:title" content="Ajuda &amp; &quot;mais&quot; · PetBox" />');
  });

  it("closes no script with its structured data", () => {
    const [data] = structuredDataTags("</script><b> · PetBox", "/privacidade");
    expect(data?.match(/</g)).toHaveLength(2);
  });

  it("says what is shared of a coupon's link, and that it is not to be indexed", () => {
    const tags = headTags("Um convite · PetBox", "/cupom/:name");
    expect(structuredDataTags("Um convite · PetBox", "/cupom/:name")).toEqual([]);
    expect(tags).toContain(noindex);
    expect(tags.join("\n")).toContain('property="og:title"');
    expect(tags.join("\n")).not.toMatch(/og:url|canonical/);
  });
});

describe("the pages of the shop", () => {
  it("are indexed where they are for everybody", () => {
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

  it.each(paths.filter((path) => seoOf(path) === undefined))("%s is not to be indexed", (path) => {
    expect(headTags("", path)).toContain(noindex);
  });

  it("have descriptions that differ", () => {
    const descriptions = indexed.map((path) => seoOf(path)?.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it.each(indexed)("%s has a description that is long enough, and not cut where it is shown", (path) => {
    expect(seoOf(path)?.description.length).toBeGreaterThanOrEqual(40);
    expect(seoOf(path)?.description.length).toBeLessThanOrEqual(160);
  });
});

it("the site map is a list of whole addresses", () => {
  expect(siteMap(["/gato", "/"])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.petbox.example/</loc></url>
  <url><loc>https://www.petbox.example/gato</loc></url>
</urlset>
`);
});
