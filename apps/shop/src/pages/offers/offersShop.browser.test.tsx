import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => vi.restoreAllMocks());

it("offers wait for the customer's own shop, so that no link leads to another one", async () => {
  const shop = await createShopStory({
    path: "/revista",
    scenario: "vizinhanca",
    visitor: { session: { customerCode: "conta0003", reach: "account" } },
    straight: true,
  });
  let sendDocument: () => void = () => undefined;
  const documentIsDue = new Promise<void>((resolve) => {
    sendDocument = resolve;
  });
  const offersArrived = vi.fn();
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request, from) => {
    if (request.headers.get("Accept") === "text/html") await documentIsDue;
    const response = await reply(request, from);
    if (request.url.endsWith("/client/offers")) offersArrived();
    return response;
  });
  const page = within(mountElement(shop.element));
  await waitFor(() => expect(offersArrived).toHaveBeenCalled());
  await renderFrames(10);
  expect(page.getByText("Carregando")).toBeInTheDocument();
  expect(page.queryByRole("link", { name: /^Comprar/ })).toBeNull();

  sendDocument();
  const buy = await page.findByRole("link", { name: /^Comprar Caminha ortopédica/ });
  expect(buy.getAttribute("href")).toMatch(/^https:\/\/sul\.loja\.petbox\.example\//);
});
