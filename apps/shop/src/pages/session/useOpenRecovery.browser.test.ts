import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, within } from "storybook/test";
import { expect, it } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

it.each([
  ["the middle button", { button: 1 }],
  ["the command key", { metaKey: true }],
  ["the control key", { ctrlKey: true }],
  ["the shift key", { shiftKey: true }],
  ["the alt key", { altKey: true }],
])("a press with %s is left to the browser, which opens a new tab or window", async (_, press) => {
  const shop = await createShopStory({ path: "/login", straight: true });
  const screen = within(mountElement(shop.element));
  const link = await screen.findByRole("link", { name: "Esqueceu a senha? Recuperar" });
  let isLeft = false;
  // After React's own listener, and in place of the browser, which would leave the test.
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", leave, { once: true });
  fireEvent.click(link, press);
  expect([isLeft, shop.address()]).toEqual([true, "/login"]);
});
