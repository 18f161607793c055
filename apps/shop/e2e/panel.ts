import type { Page } from "@playwright/test";
import { expect } from "./shop.ts";

/** The panel of the shop that relative addresses open. */
const panel = "/__scenarios";

/** Sends a form of the scenario panel as the visitor of a page. The panel has its own tests. */
export async function sendToPanel(page: Page, form: Readonly<Record<string, string>>): Promise<void> {
  const reply = await page.request.post(panel, { form, maxRedirects: 0 });
  expect(reply.status(), `the panel accepts ${form.action}`).toBe(303);
}

/** The first group of a pattern in the panel's document; undefined if nothing matches. */
async function readInPanel(page: Page, pattern: RegExp): Promise<string | undefined> {
  const reply = await page.request.get(panel);
  return pattern.exec(await reply.text())?.[1];
}

/** Lets the bank approve the pending payment. */
export async function approvePayment(page: Page): Promise<void> {
  const code = await readInPanel(page, /name="code" value="([^"]+)"(?:(?!<\/form>).)*value="approve"/s);
  await sendToPanel(page, { action: "approve", code: code ?? "no payment is pending" });
}

/** Moves the shop's clock on. */
export async function moveClock(page: Page, days: number): Promise<void> {
  await sendToPanel(page, { action: "move", minutes: String(days * 24 * 60) });
}

/** The link in the newest mail to an address. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const link = await readInPanel(page, new RegExp(`Para ${email.replaceAll(/[.+]/g, "\\$&")}, .*?href="([^"]+)"`, "s"));
  if (link === undefined) throw new Error(`No mail was sent to ${email}.`);
  return link;
}

/** The link with a subject among the sent mails; undefined without such a mail. */
export function linkAbout(page: Page, subject: string): Promise<string | undefined> {
  return readInPanel(page, new RegExp(`href="([^"]+)"[^>]*>${subject}`));
}
