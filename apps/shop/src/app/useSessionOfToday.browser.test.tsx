import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { expect, it, vi } from "vitest";
import { mountElement } from "../testing/mountElement.ts";

const day = 24 * 60 * 60_000;

/** Opens the tracks with a gift promised, whose campaign then ends. */
async function openWithEndedGift() {
  const gift = { quantity: 1, item: "Plaquinha com nome" };
  const shop = await createShopStory({
    path: "/pessoal/trilha-experiencia/",
    at: "track",
    visitor: { gift },
    straight: true,
  });
  const screen = within(mountElement(shop.element));
  const promise = () => screen.queryByText("Ganhe 1 Plaquinha com nome na 1ª entrega");
  await vi.waitFor(() => expect(promise()).toBeVisible());
  // The page listens only once its effects have run.
  await screen.findAllByRole("article");
  const visitor = shop.store.visitors.get("visita");
  if (visitor === undefined) throw new Error("There is no visitor.");
  const { gift: _ended, ...later } = visitor;
  shop.store.visitors.put(later);
  return { shop, promise };
}

const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

it("a gift whose campaign has ended is no longer promised when the customer comes back on another day", async () => {
  const { shop, promise } = await openWithEndedGift();
  shop.pass(day);
  comeBack();
  await vi.waitFor(() => expect(promise()).toBeNull());
});

it("the session is read once for each new day", async () => {
  const { shop, promise } = await openWithEndedGift();
  const reads = vi.spyOn(shop.backend.visitors, "pageData");
  comeBack();
  expect(reads).not.toHaveBeenCalled();
  shop.pass(day);
  comeBack();
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(promise()).toBeNull());
  comeBack();
  expect(reads).toHaveBeenCalledTimes(1);
});
