import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the plans with a coupon that the server sends with these fields. @returns the text of the coupon's bar. */
async function barOf(coupon: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  const shop = await createShopStory({
    path: "/assinatura/plano/",
    at: "plan",
    visitor: { coupon: "VEMPRACA" },
    straight: true,
  });
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const response = await reply(request);
    if (!request.url.endsWith("/cupom/campanha/")) return response;
    const { cupom, ...campaign }: { readonly cupom: object } = await response.json();
    return Response.json({ ...campaign, cupom: { ...cupom, ...coupon } });
  });
  const bar = await within(mountElement(shop.element)).findByText(/^ ativado: $/, { normalizer: String });
  return bar.parentElement?.textContent;
}

it.each([
  ["its description", { description: "Só para a sua caixa." }, "Só para a sua caixa."],
  ["its percentage", { description: "", percent_discount: 15 }, "15% de desconto no seu plano"],
  ["its amount", { description: "", percent_discount: null, value_discount: 60 }, "R$60,00 de desconto no seu plano"],
])("the bar of a coupon says %s", async (_, coupon, benefit) => {
  expect(await barOf(coupon)).toBe(`Cupom VEMPRACA ativado: ${benefit}`);
});
