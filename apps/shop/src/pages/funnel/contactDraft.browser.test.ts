import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, waitFor, within } from "storybook/test";
import { expect, it, vi } from "vitest";
import { noDrafts } from "../../drafts/pageDrafts.ts";
import { mountElement } from "../../testing/mountElement.ts";

it("an accepted contact deletes its draft", async () => {
  const drafts = { ...noDrafts, forget: vi.fn() };
  const shop = await createShopStory({ path: "/pessoal/contato/", at: "contact", straight: true, drafts });
  const page = within(mountElement(shop.element));
  const email = await page.findByLabelText("E-mail");
  fireEvent.input(email, { target: { value: "bia.rocha@gmail.com" } });
  fireEvent.blur(email);
  fireEvent.input(page.getByLabelText("Telefone com DDD"), { target: { value: "11987654321" } });
  expect(drafts.forget).not.toHaveBeenCalled();
  fireEvent.click(page.getByRole("button", { name: "Continuar" }));
  await waitFor(() => expect(shop.address()).toBe("/pessoal/trilha-experiencia/?pet=cachorro"));
  expect(drafts.forget.mock.calls).toEqual([["/pessoal/contato/"]]);
});
