import { expect, it } from "vitest";
import { testMoment } from "../testing/testMoment.ts";
import { createBackend } from "./createBackend.ts";
import { memoryStore } from "./store.ts";

async function documentWith(html: string): Promise<string> {
  const backend = createBackend({
    store: memoryStore({}),
    clock: () => testMoment,
    documents: { find: () => ({ html, status: 200 }), policy: () => "" },
  });
  return (await backend.fetch(new Request("http://localhost/"))).text();
}

it("a document that sells a track has the monthly price of each of its plans", async () => {
  const html = await documentWith("__OFFERS:gato:essencial_familia__");
  const url = "https://www.petbox.example/trilhas/gato/essencial_familia";
  expect(JSON.parse(html)).toMatchObject([
    { "@type": "Offer", name: "Plano Anual", url, priceSpecification: { price: "99.90", priceCurrency: "BRL" } },
    { name: "Plano Semestral", url, priceSpecification: { price: "104.90" } },
    { name: "Plano Mensal", url, priceSpecification: { price: "109.90" } },
  ]);
});

it.each(["cachorro:diversao", "peixe:essencial"])("the document of the unsold %s has no offers", async (sold) => {
  expect(await documentWith(`__OFFERS:${sold}__`)).toBe("[]");
});
