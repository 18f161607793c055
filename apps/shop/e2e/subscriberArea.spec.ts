import { tabTo } from "./byKeyboard.ts";
import { draftsAtRest } from "./journey.ts";
import { expect, test } from "./shop.ts";

/** Personal data, the first page of the dialog. */
const person = [
  ["Nome completo", "Jandira Alves"],
  ["CPF", "529.982.247-25"],
  ["Data de nascimento", "07/04/1990"],
  ["Telefone com DDD", "(11) 91234-5678"],
] as const;

test("a subscriber completes missing data with the keyboard only, and the form does not appear again", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "sem-cadastro" });
  await page.goto(`${shop.origin}/area-cliente`);
  const dialog = page.getByRole("dialog", { name: "Complete seu cadastro" });
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  for (const [label, text] of person) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Endereço de entrega" })).toBeFocused();
  await tabTo(page, dialog.getByLabel("CEP", { exact: true }));
  await page.keyboard.type("01310100");
  await expect(dialog.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  const number = dialog.getByLabel("Número", { exact: true });
  await tabTo(page, number);
  await page.keyboard.type("1578");
  await draftsAtRest(page);
  // A reload continues with the same step and text.
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Endereço de entrega" })).toBeVisible();
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(dialog.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await expect(number).toHaveValue("1578");
  await tabTo(page, number);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dados atualizados com sucesso!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Jandira");
  // The dialog would open before the last section of the page.
  await expect(page.getByRole("link", { name: /^Comprar/ }).first()).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
