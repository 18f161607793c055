import { civilDate } from "@petbox/domain/calendar/civilDate";
import { createShopStory } from "@petbox/storybook/shopStory";
import { configure, fireEvent, waitFor, within } from "storybook/test";
import { expect, it, vi } from "vitest";
import { noDrafts } from "../../drafts/pageDrafts.ts";
import { mountElement } from "../../testing/mountElement.ts";

configure({ asyncUtilTimeout: 15_000 });

const mats = "/assinaturas/higiene/CTR-TAPETE0098";
const scenario = "compras-programadas";

it("the details follow a cancellation in another tab", async () => {
  const shop = await createShopStory({ path: mats, scenario, straight: true });
  const page = within(mountElement(shop.element));
  await page.findByRole("link", { name: "Cancelar assinatura" });
  const subscription = shop.store.subscriptions.get("TAPETE0098");
  if (subscription === undefined) throw new Error("The pads are missing.");
  shop.store.subscriptions.put({ ...subscription, endedOn: civilDate(2026, 3, 10) });
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(page.queryByRole("link", { name: "Cancelar assinatura" })).toBeNull());
});

it("a cancellation deletes the draft of its description", async () => {
  const drafts = { ...noDrafts, forget: vi.fn() };
  const shop = await createShopStory({ path: `${mats}/cancelar`, scenario, straight: true, drafts });
  const page = within(mountElement(shop.element));
  fireEvent.click(await page.findByRole("radio", { name: "Achei muito caro" }));
  fireEvent.input(page.getByRole("textbox", { name: /Conte o que houve/ }), {
    target: { value: "Achei mais barato." },
  });
  expect(drafts.forget).not.toHaveBeenCalled();
  fireEvent.click(page.getByRole("button", { name: "Cancelar assinatura" }));
  await waitFor(() => expect(shop.address()).toBe("/assinaturas"));
  expect(drafts.forget.mock.calls).toEqual([[`${mats}/cancelar`]]);
});
