import type { Page } from "@playwright/test";
import { tabTo } from "./byKeyboard.ts";
import { expect, test } from "./shop.ts";

// One of the pictures is missing on purpose.
test.use({ allowedInConsole: /status of 404/ });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const starsOf = (page: Page, question: string) => page.getByRole("radiogroup", { name: question });

test("a box is rated with the keyboard only, across a reload", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "caixas-incomuns" });
  await page.goto(`${shop.origin}/avalie/02bbe5db05878006b574b69d008f5b71`);
  await tabTo(page, starsOf(page, "O BOX como um todo"));
  const sent = page.waitForResponse("**/rating/3/1");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await sent;
  await page.reload();
  await expect(starsOf(page, "O BOX como um todo").getByRole("radio", { name: /^3 de 5/ })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Continuar" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Por favor avalie todos os itens antes de continuar!").first()).toBeVisible();
  // Focus is on the first missing rating.
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Continuar" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "E como foi com a gente?")).toBeFocused();
  for (const question of ["Atendimento", "Entrega"]) {
    await tabTo(page, starsOf(page, question));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: "Enviar avaliação" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Obrigado!")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Você já avaliou este BOX")).toBeVisible();
});
