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
  const html = await documentWith("__PRODUCT:gato:essencial_familia__");
  expect(JSON.parse(html)).toMatchObject({
    "@type": "Product",
    name: "Caixa PetBox Essencial Família para gatos",
    offers: [
      { "@type": "Offer", name: "Plano Anual", price: "99.90", priceCurrency: "BRL" },
      { name: "Plano Semestral", price: "104.90" },
      { name: "Plano Mensal", price: "109.90" },
    ],
  });
});

it.each(["cachorro:diversao", "peixe:essencial"])("the document of the unsold %s has no product data", async (sold) => {
  expect(await documentWith(`__PRODUCT:${sold}__`)).toBe("{}");
});
