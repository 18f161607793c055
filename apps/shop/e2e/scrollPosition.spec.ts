import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const last = (page: Page) => page.getByRole("heading", { level: 2 }).last();

/** The server's part of the page, above the place scrolled to. */
const reviews = (page: Page) => page.getByRole("region", { name: "Quem já abriu a caixa conta" });

/** The distance between the last band's heading and the top of the window, once the page has come to rest. */
async function placeOf(page: Page): Promise<number> {
  let place = Number.NaN;
  await expect(async () => {
    const before = (await last(page).boundingBox())?.y;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    place = (await last(page).boundingBox())?.y ?? Number.NaN;
    expect(place).toBe(before);
  }).toPass();
  return place;
}

async function scrollFar(page: Page): Promise<number> {
  await page.goto("/");
  await last(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "LOGIN" })).toBeVisible();
  await expect(reviews(page)).toBeAttached();
  return placeOf(page);
}

const expectNear = (place: number, expected: number) => expect(Math.abs(place - expected)).toBeLessThan(20);

test("the home page keeps its place over three reloads and after Back, and a new page starts at its top", async ({
  page,
}) => {
  const place = await scrollFar(page);
  for (let times = 0; times < 3; times += 1) {
    await page.reload();
    await expect(reviews(page)).toBeAttached();
    expectNear(await placeOf(page), place);
  }
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Privacidade" })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page.getByRole("heading", { level: 1, name: "Privacidade" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(reviews(page)).toBeAttached();
  expectNear(await placeOf(page), place);
});

/** Opens the page and scrolls it by 300 pixels before its scripts run. @returns a function that lets them run */
async function scrollBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let runScripts = () => {};
  const scriptsMayRun = new Promise<void>((resolve) => {
    runScripts = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await scriptsMayRun;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  return async () => {
    runScripts();
    // The document does not know the visitor: the button is rendered in the browser.
    await expect(page.getByRole("button", { name: /^Olá, Carla/ })).toBeVisible();
    await expect(page.getByText("Carregando suas caixas")).toHaveCount(0);
  };
}

for (const [path, heading] of [
  ["/", "Como funciona"],
  ["/area-cliente", "Atividades frequentes"],
] as const) {
  test(`a visitor who scrolls ${path} before its scripts run still sees the same part of it`, async ({
    page,
    openShop,
  }) => {
    const shop = await openShop({ scenario: "assinante" });
    const runScripts = await scrollBeforeScripts(page, shop.origin + path);
    const seen = page.getByRole("heading", { level: 2, name: heading });
    await expect(seen).toBeInViewport({ ratio: 1 });
    const before = (await seen.boundingBox())?.y ?? Number.NaN;
    await runScripts();
    const after = (await seen.boundingBox())?.y ?? Number.NaN;
    // The browser keeps what is in view at its place, in whole pixels.
    expect(Math.abs(after - before)).toBeLessThan(2);
  });
}

test("a press that began before the scripts ran opens the link under the finger", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "assinante" });
  const runScripts = await scrollBeforeScripts(page, `${shop.origin}/gato`);
  const track = page.getByRole("link", { name: "Conhecer a trilha Diversão" });
  await track.scrollIntoViewIfNeeded();
  await track.hover();
  await page.mouse.down();
  await runScripts();
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1, name: "Trilha Diversão" })).toBeVisible();
});
