import { parseCpf } from "@petbox/domain/identity/cpf";
import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { expect, it } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

/** The dialog for Jandira's missing data. */
async function openDialog(isCpfKnown: boolean) {
  const shop = await createShopStory({ path: "/area-cliente", scenario: "sem-cadastro", straight: true });
  const jandira = shop.store.customers.get("conta0008") ?? expect.fail("Jandira is nobody here.");
  const cpf = parseCpf("529.982.247-25");
  if (isCpfKnown && cpf.ok) shop.store.customers.put({ ...jandira, cpf: cpf.value });
  const place = mountElement(shop.element);
  return within(await within(place).findByRole("dialog", { name: "Complete seu cadastro" }));
}

it("SUB-071 the CPF of an account is shown and cannot be edited", async () => {
  const cpf = (await openDialog(true)).getByLabelText("CPF");
  await waitFor(() => expect(cpf).toHaveValue("529.982.247-25"));
  expect(cpf).toHaveAttribute("readonly");
});

it("a missing CPF is requested", async () => {
  const cpf = (await openDialog(false)).getByLabelText("CPF");
  expect(cpf).toHaveValue("");
  expect(cpf).not.toHaveAttribute("readonly");
});
