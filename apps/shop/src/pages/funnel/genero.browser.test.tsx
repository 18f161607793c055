import type { ShopParameters } from "@petbox/storybook/shopParameters";
import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const steps: readonly [
  ids: string,
  step: NonNullable<ShopParameters["at"]>,
  path: string,
  press: RegExp,
  next: string,
][] = [
  ["FUN-023", "size", "/pet/porte/", /Médio/, "/pet/raca/"],
  ["FUN-030", "restriction", "/pet/restricao/", /Continuar/, "/pessoal/contato/"],
  ["FUN-035", "track", "/pessoal/trilha-experiencia/", /^Quero esta trilha Essencial$/, "/assinatura/plano/"],
];

it.each(steps)(
  "%s FUN-049 after a save at %s (%s) the next URL contains any word of the server",
  async (_ids, at, path, press, next) => {
    const shop = await createShopStory({
      path,
      at,
      straight: true,
      ...(at === "restriction" && { visitor: { flow: "classic" } }),
    });
    const reply = shop.backend.fetch;
    vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
      const response = await reply(request);
      if (!new URL(request.url).pathname.startsWith("/save/")) return response;
      return Response.json({ ...(await response.json()), genero: "tatu & cia" });
    });
    const place = mountElement(shop.element);
    (await within(place).findByRole("button", { name: press })).click();
    await expect.poll(shop.address, { timeout: 15_000 }).toBe(`${next}?pet=tatu%20%26%20cia`);
  },
  40_000,
);
