import type { Page } from "@playwright/test";
import { tabTo } from "./byKeyboard.ts";
import { linkAbout, moveClock } from "./panel.ts";
import { expect, expectNothingMoved, test } from "./shop.ts";

test.use({ scenario: "assinante" });

/** Moves the clock on until a mail with this subject arrives. @returns the URL of its link. */
async function mailedLater(page: Page, subject: string): Promise<string> {
  for (let moves = 0; moves < 4; moves += 1) {
    const link = await linkAbout(page, subject);
    if (link !== undefined) return link;
    await moveClock(page, 40);
  }
  throw new Error(`No mail says “${subject}”.`);
}

/** The storage keys of the drafts. */
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(window.sessionStorage).filter((name) => name.includes("draft")));

test("MAN-071 MAN-225 a mailed survey is answered once, with the keyboard only", async ({ page, browser }) => {
  await page.goto("/");
  await page.goto(await mailedLater(page, "Queremos saber"));
  await expect(page.getByRole("heading", { level: 1, name: "Queremos saber" })).toBeVisible();
  await tabTo(page, page.getByRole("radiogroup", { name: /quanto você recomendaria/ }));
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
  await tabTo(page, page.getByRole("button", { name: "Enviar resposta" }));
  await page.keyboard.press("Enter");
  const thanks = { level: 1, name: "Obrigado!" } as const;
  await expect(page.getByRole("heading", thanks)).toBeFocused();
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
