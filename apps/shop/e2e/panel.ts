import type { Page } from "@playwright/test";

/** The scenario panel in a tab of its own, for as long as it is used. */
export async function withPanel<Found>(page: Page, use: (panel: Page) => Promise<Found>): Promise<Found> {
  const panel = await page.context().newPage();
  await panel.goto(new URL("/__scenarios", page.url()).href);
  const found = await use(panel);
  await panel.close();
  return found;
}

/** Presses a button of the panel and waits for the panel to come back: a tab that closes on its way may send nothing, or not close. */
export async function pressInPanel(panel: Page, name: string): Promise<void> {
  const back = panel.waitForEvent("load");
  await panel.getByRole("button", { name }).click();
  await back;
}

/** Reads the newest mail to somebody in the scenario panel, as whoever tries the shop would. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const link = await withPanel(page, (panel) => {
    const mails = panel.getByRole("region", { name: "E-mails enviados" });
    const mail = mails.getByRole("listitem").filter({ hasText: email }).first();
    return mail.getByRole("link").getAttribute("href");
  });
  return link ?? "";
}
