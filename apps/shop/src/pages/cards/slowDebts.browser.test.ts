import { createShopStory } from "@petbox/storybook/shopStory";
import { configure, within } from "storybook/test";
import { afterEach, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
});

it("the cards appear, though the list of open payments does not reply", async () => {
  const shop = await createShopStory({ path: "/dados-cliente?q=cartao", scenario: "assinante", straight: true });
  const { fetch } = shop.backend;
  vi.spyOn(shop.backend, "fetch").mockImplementation((request, from) =>
    request.url.includes("/assinatura/needs-retry") ? new Promise(() => {}) : fetch(request, from),
  );
  // The client gives up no request.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  const screen = within(mountElement(shop.element));
  await screen.findByRole("button", { name: "Adicionar cartão" });
});
