import { siteOrigin } from "../../../packages/domain/src/site/origin.ts";
import { galleryPaths, sitePaths } from "../../../packages/domain/src/site/paths.ts";
import { expect, test } from "./shop.ts";

/** The metadata in a document's head. */
function headOf(html: string) {
  const [, head = ""] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const one = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    shared: new Map(
      [...head.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]): unknown =>
      JSON.parse(json),
    ),
  };
}

const kinds = (data: readonly unknown[]) =>
  data.map((each) => (typeof each === "object" && each !== null && "@type" in each ? each["@type"] : undefined));

test("every page of the sitemap has unique metadata and one heading before any script runs", async ({
  shop,
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
  const map = await request.get("/sitemap.xml");
  expect(map.headers()["content-type"]).toContain("xml");
  const addresses = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(
      ["/", "/gato", sitePaths.privacy, sitePaths.thirdContest, galleryPaths.boxes, "/trilhas/gato/diversao"].map(
        (path) => siteOrigin + path,
      ),
    ),
  );
  const heads = [];
  for (const address of addresses) {
    const response = await fetch(address.replace(siteOrigin, shop.origin));
    const html = await response.text();
    const head = headOf(html);
    expect.soft(response.status, address).toBe(200);
    expect.soft(head, address).toMatchObject({ canonical: address, robots: undefined });
    expect.soft(head.shared.get("title"), address).toBe(head.title);
    expect.soft(head.shared.get("description"), address).toBe(head.description);
    expect.soft(head.shared.get("url"), address).toBe(address);
    expect.soft(kinds(head.data), address).toContain(address === `${siteOrigin}/` ? "Organization" : "BreadcrumbList");
    expect.soft(html.match(/<h1/g), address).toHaveLength(1);
    heads.push(head);
  }
  for (const name of ["title", "description"] as const) {
    const words = heads.map((head) => head[name]);
    expect(words.filter((word, index) => word === undefined || words.indexOf(word) !== index)).toEqual([]);
  }
});

test("the Open Graph image exists in its declared size", async ({ request }) => {
  const { shared } = headOf(await (await request.get("/gato")).text());
  const picture = await request.get((shared.get("image") ?? "").replace(siteOrigin, ""));
  expect(picture.headers()["content-type"]).toBe("image/png");
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    shared.get("image:width"),
    shared.get("image:height"),
  ]);
});

test("the home pages describe their product, with the server's prices, and their FAQ as structured data", async ({
  page,
}) => {
  await page.goto("/gato");
  const data = headOf(await page.content()).data;
  expect(data).toContainEqual(
    expect.objectContaining({
      "@type": "Product",
      name: "Caixa PetBox Essencial para gatos",
      offers: expect.arrayContaining([
        expect.objectContaining({
          "@type": "Offer",
          url: `${siteOrigin}/trilhas/gato/essencial`,
          priceSpecification: expect.objectContaining({ price: "69.90", priceCurrency: "BRL" }),
        }),
      ]),
    }),
  );
  expect(kinds(data)).toEqual(["BreadcrumbList", "FAQPage", "Product"]);
});

test("personal pages are not indexed", async ({ request }) => {
  for (const path of [
    "/area-cliente",
    "/app/meus-cupons",
    "/plano/abc",
    "/pessoal/contato/",
    "/cupom/bob",
    "/nada-aqui",
  ]) {
    const head = headOf(await (await request.get(path)).text());
    expect.soft(head, path).toMatchObject({ robots: "noindex", canonical: undefined, data: [] });
  }
});

test("a duplicate URL names its canonical one", async ({ request }) => {
  const canonicalOf = async (path: string) => headOf(await (await request.get(path)).text()).canonical;
  expect(await canonicalOf("/pet/especie/")).toBe(`${siteOrigin}/assine`);
  expect(await canonicalOf("/app/programa-de-fidelidade")).toBe(`${siteOrigin}/programa-de-fidelidade`);
  expect(await canonicalOf("/gato?utm_source=rede")).toBe(`${siteOrigin}/gato`);
});
