import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => vi.restoreAllMocks());

it("a paid subscription whose page the server does not have still leads to the area and the invitation", async () => {
  const shop = await createShopStory({ path: "/bem-vindo", scenario: "pagamento-aprovado", straight: true });
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request, from) =>
    request.headers.get("Accept") === "text/html" ? new Response(null, { status: 404 }) : reply(request, from),
  );
  shop.pass(3_000);
  const page = within(mountElement(shop.element));
  await page.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
  const area = await page.findByRole("link", { name: "Ir para a área do assinante" });
  expect(area.getAttribute("href")).toBe("/area-cliente");
  const invitation = page.getByRole("link", { name: "Convidar amigos" });
  expect(invitation.getAttribute("href")).toBe("/pos-checkout/convite");
});

it("who paid on another device is welcomed without the subscription's code, too", async () => {
  const shop = await createShopStory({ path: "/bem-vindo", scenario: "primeira-caixa", straight: true });
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request, from) => {
    const response = await reply(request, from);
    if (request.headers.get("Accept") !== "text/html") return response;
    const html = await response.text();
    return new Response(html.replace(/"payment":\{[^}]*\}/, '"payment":{"real_status":"PAID"}'), response);
  });
  const page = within(mountElement(shop.element));
  await page.findByRole("heading", { level: 1, name: "Boas-vindas, Tobias!" });
});
