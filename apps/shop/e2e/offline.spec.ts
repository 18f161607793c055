import type { Page } from "@playwright/test";
import { expect, openShop, test } from "./shop.ts";

// A page that cannot be fetched says so in the console, rightly, and so does the picture of a pet that is not there.
test.use({ serviceWorkers: "allow", allowedInConsole: /ERR_INTERNET_DISCONNECTED|status of (?:404|503)/ });

/** What all caches of the page hold, address by address. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    }
    return kept.sort();
  });

/** The worker takes over what is opened from now on. */
const untilReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test("without a network a page says so, and opens by itself once it is back", async ({ page, context }) => {
  await page.goto("/");
  await untilReady(page);
  await context.setOffline(true);
  await page.goto("/gato");
  await expect(page).toHaveTitle("Sem internet · PetBox");
  const said = page.getByRole("heading", { level: 1, name: "Você está sem internet" });
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(/\/gato$/);
  // Whoever does not wait may try before.
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ronronar/);
  await expect(page).toHaveURL(/\/gato$/);
});

test("after a visit to the account no cache holds anything but files that are everybody's", async ({ page }) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    await page.goto(`${shop.origin}/area-cliente`);
    await untilReady(page);
    for (const path of ["/area-cliente", "/dados-cliente", "/meus-cupons"]) {
      await page.goto(shop.origin + path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    const kept = await keptBy(page);
    expect(kept.filter((path) => !/^\/assets\/[\w.-]+-[\w-]{7,}\.(?:js|woff2|css)$/.test(path))).toEqual([
      "/offline.html",
    ]);
    expect(kept.length).toBeGreaterThan(5);
  } finally {
    await shop.kill();
  }
});

test("the browser finds nothing wrong with how the shop is installed", async ({ page }) => {
  await page.goto("/");
  await untilReady(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});
