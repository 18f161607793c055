import type { Page } from "@playwright/test";
import { tabTo } from "./byKeyboard.ts";
import { pressInPanel, withPanel } from "./panel.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

/** Advances the clock in the scenario panel until a mail arrives. @returns the URL of its link. */
async function mailedLater(page: Page, subject: RegExp): Promise<string> {
  const link = await withPanel(page, async (panel) => {
    const mail = panel.getByRole("region", { name: "E-mails enviados" }).getByRole("link", { name: subject });
    for (let months = 0; months < 4 && (await mail.count()) === 0; months += 1) {
      await pressInPanel(panel, "Avançar 40 dias");
    }
    return mail.first().getAttribute("href");
  });
  return link ?? "";
}

/** The storage keys of the drafts. */
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(window.sessionStorage).filter((name) => name.includes("draft")));

test("MAN-071 MAN-225 a mailed survey is answered once, with the keyboard only", async ({
  page,
  browser,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  await page.goto(shop.origin);
  const link = await mailedLater(page, /^Queremos saber/);
  await page.goto(new URL(link, shop.origin).href);
  await expect(page.getByRole("heading", { level: 1, name: "Queremos saber" })).toBeVisible();
  await tabTo(page, page.getByRole("radiogroup", { name: /quanto você recomendaria/ }));
  await expectAccessible(page);
  await expectNothingMoved(page);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
  await tabTo(page, page.getByRole("radiogroup", { name: "O que não foi bem?" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Outro" })).toBeChecked();
  await tabTo(page, page.getByRole("textbox", { name: /Qual foi o motivo/ }));
  await page.keyboard.type("O Bob só gosta da caixa 🐶");
  await expect.poll(() => draftsIn(page)).toHaveLength(1);
  await expectAccessible(page);
  await tabTo(page, page.getByRole("button", { name: "Enviar resposta" }));
  await page.keyboard.press("Enter");
  const thanks = { level: 1, name: "Obrigado!" } as const;
  await expect(page.getByRole("heading", thanks)).toBeFocused();
  await expectAccessible(page);
  // The draft is deleted once the server has the text.
  await expect.poll(() => draftsIn(page)).toEqual([]);

  // The link shows the completed survey in another browser, without a login.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("heading", thanks)).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Enviar resposta" })).toHaveCount(0);
  await expect(elsewhere.getByText(/gmail\.com/)).toHaveCount(0);
  await elsewhere.close();
});
