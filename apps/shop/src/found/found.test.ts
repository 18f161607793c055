import { describe, expect, it } from "vitest";
import { addressesOf, type Page, page, prerenderedAddressesOf } from "../app/page.ts";
import type { AreaPages } from "../app/pages.ts";
import { canonicalOf, isFound } from "./found.ts";
import { dataTags, headTags } from "./headTags.ts";
import { siteMap } from "./siteMap.ts";

const lists = import.meta.glob<AreaPages>("../pages/*/pages.ts", { eager: true });
const documents = Object.values(lists)
  .flatMap(({ pages }) => pages)
  .flatMap((each) => prerenderedAddressesOf(each).map((path) => ({ page: each, path, head: headTags(each, path) })));
const found = documents.filter(({ page: each, path }) => isFound(each, path));
const noindex = '<meta name="robots" content="noindex" />';

const plain: Page = page({
  path: ["/ajuda", "/app/ajuda"],
  title: 'Ajuda & "mais"',
  description: "Fale com a gente.",
  prerender: true,
  load: () => Promise.reject(new Error("It is not opened.")),
});

describe("the address under which a page is known", () => {
  it("is its own, also from inside the application", () => {
    expect(addressesOf(plain).map((path) => canonicalOf(plain, path))).toEqual(["/ajuda", "/ajuda"]);
    expect(addressesOf(plain).map((path) => isFound(plain, path))).toEqual([true, false]);
  });

  it("is another's where that shows the same", () => {
    expect(canonicalOf({ ...plain, sameAs: "/assine" }, "/ajuda")).toBe("/assine");
  });

  it("is none where the page says nothing of itself, or its address names somebody's thing", () => {
    expect(canonicalOf(page({ path: "/ajuda", title: "Ajuda", load: plain.load }), "/ajuda")).toBeUndefined();
    expect(canonicalOf({ ...plain, path: "/cupom/:name" }, "/cupom/:name")).toBeUndefined();
  });
});

describe("the head of a document", () => {
  it("keeps what is said of the page in its place, whatever that holds", () => {
    expect(headTags(plain, "/ajuda")).toContain("<title>Ajuda &amp; &quot;mais&quot; · PetBox</title>");
  });

  it("closes no script with what it tells machines", () => {
    const data = dataTags({ ...plain, title: "</script><b>" }, "/ajuda");
    expect(data).toHaveLength(1);
    expect(data[0]?.match(/</g)).toHaveLength(2);
  });

  it("tells what is shared of a coupon's link, and asks that nobody lists it", () => {
    const invitation = { ...plain, path: "/cupom/:name" };
    const tags = headTags(invitation, "/cupom/:name");
    expect(dataTags(invitation, "/cupom/:name")).toEqual([]);
    expect(tags).toContain(noindex);
    expect(tags.join("\n")).toContain('property="og:title"');
    expect(tags.join("\n")).not.toMatch(/og:url|canonical/);
  });
});

describe("the pages of the shop", () => {
  it("are found where they are for everybody", () => {
    expect(found.map(({ path }) => path)).toEqual(
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

  it.each(documents.filter(({ page: each }) => each.description === undefined))(
    "$path asks not to be listed",
    ({ head }) => {
      expect(head).toContain(noindex);
    },
  );

  it.each(["title", "description"] as const)("no two that are found have the same %s", (name) => {
    const words = found.map(({ page: each }) => each[name]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(found)("$path says enough of itself, and no more than is shown of it", ({ page: each }) => {
    expect(each.title.length).toBeLessThanOrEqual(60);
    expect(each.description?.length).toBeGreaterThanOrEqual(40);
    expect(each.description?.length).toBeLessThanOrEqual(160);
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
