import type { ShopParameters } from "@petbox/storybook/shopParameters";
import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { expect, it } from "vitest";
import { storeInTab } from "../../browser/tabNotes.ts";
import { write } from "../../testing/fillForms.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { press } from "../../testing/testFailingCall.ts";

const stepNote = "petbox-user-data-step";

/** The dialog for Jandira's missing data, in a tab with the note of a customer's second step. */
async function openDialog(notedCustomer: string, parameters: Partial<ShopParameters> = {}) {
  storeInTab(stepNote, notedCustomer);
  const shop = await createShopStory({
    path: "/area-cliente",
    scenario: "sem-cadastro",
    straight: true,
    ...parameters,
  });
  const place = mountElement(shop.element);
  const dialog = within(await within(place).findByRole("dialog", { name: "Complete seu cadastro" }));
  return { shop, dialog };
}

it("opens at the address if this customer had reached it before the reload", async () => {
  const { dialog } = await openDialog("conta0008");
  await waitFor(() => expect(dialog.getByLabelText("CEP")).toBeVisible());
  expect(dialog.getByLabelText("CPF")).not.toBeVisible();
});

it("opens at the first step if another customer had reached the address in this tab", async () => {
  const { dialog } = await openDialog("conta0001");
  await waitFor(() => expect(dialog.getByLabelText("CPF")).toBeVisible());
  expect(dialog.getByLabelText("CEP")).not.toBeVisible();
});

it("saves nothing for a customer who pressed Salvar during the CEP look-up and then went back", async () => {
  const { shop, dialog } = await openDialog("conta0001", { latency: 400 });
  await write(dialog, "Nome completo", "Jandira Souza");
  await write(dialog, "CPF", "529.982.247-25");
  await write(dialog, "Data de nascimento", "10/05/1990");
  await write(dialog, "Telefone com DDD", "(11) 98888-7777");
  await press(dialog, "Próximo");
  await waitFor(() => expect(dialog.getByLabelText("CEP")).toBeVisible());
  await write(dialog, "CEP", "01310-100");
  await write(dialog, "Número", "1578");
  await press(dialog, "Salvar");
  await dialog.findByRole("button", { name: "Conferindo o CEP" });
  await press(dialog, "Voltar");
  await waitFor(() => expect(dialog.getByLabelText("CPF")).toBeVisible());
  await dialog.findByText(/^Endereço encontrado/);
  await press(dialog, "Próximo");
  await dialog.findByRole("button", { name: "Salvar" });
  expect(shop.store.customers.get("conta0008")?.address).toBeUndefined();
});
