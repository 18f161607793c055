import type { Page } from "@playwright/test";

/** Runs `use` with the scenario panel in a separate tab. */
export async function withPanel<Found>(page: Page, use: (panel: Page) => Promise<Found>): Promise<Found> {
  const panel = await page.context().newPage();
  await panel.goto(new URL("/__scenarios", page.url()).href);
  const found = await use(panel);
  await panel.close();
  return found;
}

/** Presses a button of the panel and waits for the reload; closing the tab earlier could cancel the request. */
export async function pressInPanel(panel: Page, name: string): Promise<void> {
  const back = panel.waitForEvent("load");
  await panel.getByRole("button", { name }).click();
  await back;
}

/** The link in the newest mail to an address, read from the scenario panel. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const link = await withPanel(page, (panel) => {
    const mails = panel.getByRole("region", { name: "E-mails enviados" });
    const mail = mails.getByRole("listitem").filter({ hasText: email }).first();
    return mail.getByRole("link").getAttribute("href");
  });
  return link ?? "";
}
