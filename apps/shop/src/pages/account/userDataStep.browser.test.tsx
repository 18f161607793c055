import { createShopStory } from "@petbox/storybook/shopStory";
import { configure, waitFor, within } from "storybook/test";
import { expect, it } from "vitest";
import { storeInTab } from "../../browser/tabNotes.ts";
import { mountElement } from "../../testing/mountElement.ts";

configure({ asyncUtilTimeout: 15_000 });

const stepNote = "petbox-user-data-step";

/** The dialog for Jandira's missing data, in a tab with the note of a customer's second step. */
async function openDialog(notedCustomer: string) {
  storeInTab(stepNote, notedCustomer);
  const shop = await createShopStory({ path: "/area-cliente", scenario: "sem-cadastro", straight: true });
  const place = mountElement(shop.element);
  return within(await within(place).findByRole("dialog", { name: "Complete seu cadastro" }));
}

it("opens at the address if this customer had reached it before the reload", async () => {
  const dialog = await openDialog("conta0008");
  await waitFor(() => expect(dialog.getByLabelText("CEP")).toBeVisible());
  expect(dialog.getByLabelText("CPF")).not.toBeVisible();
});

it("opens at the first step if another customer had reached the address in this tab", async () => {
  const dialog = await openDialog("conta0001");
  await waitFor(() => expect(dialog.getByLabelText("CPF")).toBeVisible());
  expect(dialog.getByLabelText("CEP")).not.toBeVisible();
});
