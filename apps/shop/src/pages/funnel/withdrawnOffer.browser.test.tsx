import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

type Offers = Readonly<Record<string, readonly object[]>>;

const pages = {
  track: { shop: { path: "/pessoal/trilha-experiencia/", at: "track" }, list: "/trilhas", save: "/save/trilha" },
  plan: { shop: { path: "/assinatura/plano/", at: "plan" }, list: "/plans", save: "/save/plan" },
} as const;

it.each([
  ["track", "Mordedores", "mordedores"],
  ["plan", "Semestral", "SP_semestral"],
] as const)(
  "a %s that was withdrawn while the page was open is no longer offered once it is refused",
  async (step, name, tag) => {
    const { shop: page, list, save } = pages[step];
    const message = "Esta opção saiu de linha.";
    const shop = await createShopStory({
      ...page,
      straight: true,
      faults: [{ path: save, kind: "refused", message, times: 1 }],
    });
    let isWithdrawn = false;
    const reply = shop.backend.fetch;
    vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
      const response = await reply(request);
      if (!isWithdrawn || !request.url.endsWith(list)) return response;
      const offers: Offers = await response.json();
      const isLeft = (each: object) => !("tag" in each && each.tag === tag);
      return Response.json(Object.fromEntries(Object.entries(offers).map(([key, all]) => [key, all.filter(isLeft)])));
    });
    const screen = within(mountElement(shop.element));
    const offered = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
    const title = await screen.findByRole("heading", { level: 2, name });
    const { length } = offered();
    isWithdrawn = true;
    title.closest("article")?.querySelector("button")?.click();
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(offered()).not.toContain(name));
    expect(offered()).toHaveLength(length - 1);
  },
);
