import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, it, vi } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => vi.restoreAllMocks());

it("MAN-387 a link whose page the server does not have says so", async () => {
  const shop = await createShopStory({
    path: "/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90",
    scenario: "pix-por-link",
    straight: true,
  });
  vi.spyOn(shop.backend, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));
  const page = within(mountElement(shop.element));
  await page.findByRole("heading", { level: 1, name: "Não foi possivel encontar esse pagamento!" });
});
