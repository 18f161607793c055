import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

type Offers = Readonly<Record<string, readonly object[]>>;

/** Opens offers with one tag marked by the server. @returns the headings of the offers with a ribbon. */
async function ribbonsOf(
  page: { readonly path: string; readonly at: "track" | "plan" },
  call: string,
  flag: string,
  marked: string | undefined,
): Promise<(string | null | undefined)[]> {
  const shop = await createShopStory({ ...page, straight: true });
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const response = await reply(request);
    if (!request.url.endsWith(call)) return response;
    const offers: Offers = await response.json();
    const mark = (each: object) => ({ ...each, [flag]: "tag" in each && each.tag === marked });
    return Response.json(Object.fromEntries(Object.entries(offers).map(([name, all]) => [name, all.map(mark)])));
  });
  const place = mountElement(shop.element);
  const cards = await within(place).findAllByRole("article");
  return cards
    .filter((card) => within(card).queryByText("Mais popular"))
    .map((card) => within(card).getByRole("heading", { level: 2 }).textContent);
}

it.each([
  ["SP_semestral", ["Semestral"]],
  ["SP_mensal", ["Mensal"]],
  [undefined, []],
])("FUN-088 a plan has its ribbon by the server's flag alone: %s", async (marked, ribbons) => {
  expect(await ribbonsOf({ path: "/assinatura/plano/", at: "plan" }, "/plans", "especial", marked)).toEqual(ribbons);
});

it.each([
  ["mordedores", ["Mordedores"]],
  [undefined, []],
])("FUN-079 a track has its ribbon by the server's flag alone: %s", async (marked, ribbons) => {
  const page = { path: "/pessoal/trilha-experiencia/", at: "track" } as const;
  expect(await ribbonsOf(page, "/trilhas", "active", marked)).toEqual(ribbons);
});
