import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

// The browser logs the failed page request, files that the service worker could not load (ERR_FAILED), and the pet
// pictures that are missing on purpose.
test.use({ serviceWorkers: "allow", allowedInConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:404|503)/ });

/** The paths held by all caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    }
    return kept.sort();
  });

/** Waits until the service worker controls new navigations. */
const untilReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test("an offline page says so, and reloads automatically when the network is back", async ({ page, context }) => {
  await page.goto("/");
  await untilReady(page);
  await context.setOffline(true);
  await page.goto("/gato");
  await expect(page).toHaveTitle("Sem internet · PetBox");
  const said = page.getByRole("heading", { level: 1, name: "Você está sem internet" });
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(/\/gato$/);
  // An early retry shows the same page.
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ronronar/);
  await expect(page).toHaveURL(/\/gato$/);
});

test("after a visit to the account the caches hold public files only", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "tres-pets" });
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
});

test("the shop is installable", async ({ page }) => {
  await page.goto("/");
  await untilReady(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});
