import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["the subscriptions", "/assinaturas", "link", "Gerenciar BOX do pet"],
  ["the cards", "/dados-cliente?q=cartao", "button", "Adicionar cartão"],
] as const)("SUB-343 %s appear, though the list of open payments does not reply", async (_, path, role, name) => {
  const shop = await createShopStory({ path, scenario: "assinante", straight: true });
  const { fetch } = shop.backend;
  vi.spyOn(shop.backend, "fetch").mockImplementation((request, from) =>
    request.url.includes("/assinatura/needs-retry") ? new Promise(() => {}) : fetch(request, from),
  );
  // The client gives up no request.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  const screen = within(mountElement(shop.element));
  await screen.findByRole(role, { name });
});
