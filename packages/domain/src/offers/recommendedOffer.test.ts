import fc from "fast-check";
import { expect, it } from "vitest";
import { offerUrl } from "./recommendedOffer.ts";

const shop = "https://loja.petbox.example/";
const campaign = "utm_source=petbox&utm_medium=area-do-assinante&utm_campaign=ofertas-recomendadas";

it("SUB-042 SUB-046 links to the product in the shop, with the campaign parameters", () => {
  expect(offerUrl({ urlKey: "bolinha-que-pula" }, shop)).toBe(`${shop}bolinha-que-pula?${campaign}`);
  expect(offerUrl({ urlKey: "brinquedos/bolinha.html" }, "https://outra.example/loja")).toBe(
    `https://outra.example/loja/brinquedos/bolinha.html?${campaign}`,
  );
});

it("SUB-042 never leaves the shop, whatever the slug contains", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("//evil.example", "../..", "?x#y", "javascript:alert(1)"),
      ),
      (urlKey) => {
        const address = new URL(offerUrl({ urlKey }, `${shop}produtos/`));
        expect(address.origin).toBe("https://loja.petbox.example");
        expect(address.pathname).toMatch(/^\/produtos(\/|$)/);
        expect(address.search).toBe(`?${campaign}`);
      },
    ),
  );
});
