import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { loadMatchedRoutes } from "../../app/router.ts";
import { usualTimings } from "../../app/services.ts";
import { becomes, renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.useRealTimers();
});

const path = "/subscription-trail/ATIVA00001";

/** Opens the page and adds an item. After the success, the timers are fake. */
async function addItem() {
  const shop = await createShopStory({ path, scenario: "assinante", straight: true, timings: usualTimings });
  const place = mountElement(shop.element);
  const screen = within(place);
  (await screen.findByRole("radio", { name: /^Petisco extra/ })).click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  screen.getByRole("button", { name: "Incluir Item Extra!" }).click();
  // Vitest's own polling would advance the timers.
  while (screen.queryByText("Sucesso!") === null) await renderFrames(1);
  // The effect that starts the timer runs after the text appears.
  await renderFrames(5);
  return { shop, screen };
}

it("MAN-362 opens the subscriptions two seconds after the success", async () => {
  const { shop } = await addItem();
  await vi.advanceTimersByTimeAsync(1_999);
  // An early redirect would have happened after two frames.
  await renderFrames(2);
  expect(shop.address()).toBe(path);
  await vi.advanceTimersByTimeAsync(1);
  await becomes(shop.address, "/assinaturas/box");
});

it("MAN-362 does not navigate if the user has left the page", async () => {
  await loadMatchedRoutes("/area-cliente");
  const { shop, screen } = await addItem();
  screen.getAllByRole("link", { name: /Petbox|PetBox|início/i })[0]?.click();
  while (shop.address() === path) await renderFrames(1);
  const elsewhere = shop.address();
  await vi.advanceTimersByTimeAsync(5_000);
  await renderFrames(2);
  expect(shop.address()).toBe(elsewhere);
  expect(shop.passed()).not.toContain("/assinaturas/box");
});
