import type { Page } from "@playwright/test";
import { stepPaths } from "../../../packages/domain/src/funnel/steps.ts";
import budgets from "../../../scripts/budgets.json" with { type: "json" };
import { differentPixels } from "./differentPixels.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

test(
  "the first funnel step stays within its budget up to the load event",
  { tag: "@desktop" },
  async ({ page }, info) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    let loaded = false;
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    // Transferred body bytes, without headers.
    session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      if (!loaded) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    session.on("Page.loadEventFired", () => {
      loaded = true;
    });
    await session.send("Page.enable");
    // The budget is in gzip; the browser would otherwise negotiate Brotli.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.continue({ headers: { ...route.request().headers(), "accept-encoding": "gzip" } }),
    );
    await page.goto("/pet/especie/", { waitUntil: "load" });
    info.annotations.push({ type: "bytes up to load", description: JSON.stringify(bytes) });
    expect(bytes.Script).toBeGreaterThan(50_000);
    expect(bytes.Script).toBeLessThanOrEqual(budgets.firstStepScripts);
    expect(bytes.Font).toBeLessThanOrEqual(budgets.fonts);
  },
);

for (const path of ["/", "/gato", "/pet/especie/", "/trilhas/cachorro/essencial"]) {
  test(`the first picture of ${path} is embedded in its document @phone`, async ({ page }) => {
    // Blocks everything except the document.
    await page.route(/\/(?:assets|imagens)\//, () => {});
    await page.goto(path, { waitUntil: "commit" });
    const first = page.getByRole("main").locator("img").first();
    await expect(first).toBeInViewport();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

test("the first paint needs no JavaScript, hydration changes no pixel, and the next step keeps the layout", async ({
  page,
  browser,
  shop,
}) => {
  const silent = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const unscripted = await silent.newPage();
  await unscripted.goto(`${shop.origin}/pet/especie/`);
  await expect(unscripted.getByRole("heading", { level: 1 })).toHaveText("Quem vai receber a caixa?");
  await expect(unscripted.getByRole("button", { name: "Cachorro" })).toBeVisible();
  await unscripted.evaluate(() => document.fonts.ready);
  // The noscript notice exists only without JavaScript.
  await unscripted.evaluate(() => document.querySelector("noscript")?.remove());
  const before = await unscripted.screenshot({ animations: "disabled" });
  await page.goto("/pet/especie/", { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const after = await page.screenshot({ animations: "disabled" });
  expect(await differentPixels(page, before, after)).toBe(0);
  await expectNothingMoved(page);
  await expectAccessible(page);
  // The layout stays mounted for the next question.
  const header = await page.getByRole("banner").elementHandle();
  await page.getByRole("button", { name: "Cachorro" }).click();
  await expect(page).toHaveURL(/\/pet\/nome\/\?pet=cachorro$/);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  await silent.close();
});

test("without JavaScript, interactive pages say that they need it, and readable pages do not", {
  tag: "@desktop",
}, async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context.newPage();
  const notice = page.getByRole("heading", { name: "Esta página precisa de JavaScript" });
  for (const path of ["/assine", ...Object.values(stepPaths), "/login", "/password/reset"]) {
    await page.goto(path);
    await expect(notice, path).toBeVisible();
  }
  for (const path of ["/", "/gato", "/privacidade", "/nada-aqui", "/trilhas/gato/diversao"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(notice, path).toHaveCount(0);
  }
  await context.close();
});

const waitingPages = [
  ...["/ultimos", "/programa-de-fidelidade", "/trilhas/cachorro/essencial", "/trilhas/gato/diversao"],
  ...["/compra-programada/tapetes-higienicos", "/compra-programada/alimentos-umidos", "/cupom/bobquerido"],
];

test("without JavaScript, no page waits for what never comes: it has its title and its footer", {
  tag: "@desktop",
}, async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context.newPage();
  for (const path of waitingPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
    await expect(page.getByText("Carregando").filter({ visible: true }), path).toHaveCount(0);
    await expect(page.locator("[aria-busy=true] [aria-hidden=true]").filter({ visible: true }), path).toHaveCount(0);
  }
  // The server has filled in the newest box.
  await page.goto("/ultimos");
  await expect(page.getByRole("main").locator("img")).toBeVisible();
  await context.close();
});

for (const path of ["/pet/especie/", "/assine"]) {
  test(`a press on ${path} before its scripts have loaded is replayed afterwards`, { tag: "@desktop" }, async ({
    page,
  }) => {
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Cachorro" }).click();
    press();
    await expect(page.getByRole("heading", { level: 1, name: "Como o seu pet se chama?" })).toBeVisible();
  });
}

/** The CSS rules of the page, without the markers styled-components uses for rehydration. */
const rulesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((text) => !text.startsWith("data-styled")),
  );

for (const path of ["/", "/pet/especie/"]) {
  test(`${path} hydrates with its prerendered styles: no rule is inserted twice`, { tag: "@desktop" }, async ({
    page,
    browser,
    shop,
  }) => {
    const silent = await browser.newContext({ javaScriptEnabled: false });
    const unscripted = await silent.newPage();
    await unscripted.goto(shop.origin + path);
    const prerendered = await rulesOf(unscripted);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(prerendered.length).toBeGreaterThan(100);
    // The prefetched next page may have added its own rules.
    const own = (await rulesOf(page)).filter((rule) => prerendered.includes(rule));
    expect(own.toSorted()).toEqual(prerendered.toSorted());
    await silent.close();
  });
}
