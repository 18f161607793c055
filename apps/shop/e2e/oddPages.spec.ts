import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const firstQuestion = "Quem vai receber a caixa?";

async function answerFirstQuestion(page: Page, odd: string): Promise<void> {
  await page.goto(`/pet/especie/${odd}`);
  await page.getByRole("button", { name: "Gato" }).click();
  await expect(page).toHaveURL(/\/pet\/nome\/\?pet=gato$/);
  await expect(page.getByRole("heading", { level: 1, name: "Como o seu pet se chama?" })).toBeVisible();
}

test("the first questions work with an unknown species in the address", async ({ page }) => {
  for (const pet of ["peixe", "<script>alert(1)</script>", "%00"])
    await answerFirstQuestion(page, `?pet=${encodeURIComponent(pet)}`);
});

test.describe("a path that could be read as another host", () => {
  test.use({ allowedInConsole: /status of 404/ });

  test("is a page of the shop that does not exist", async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//example.com/pet/nome/`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("não achamos esta página");
    const reopened = await page.evaluate(() => new URL(location.pathname, location.href).href);
    expect(reopened).toBe(`${baseURL}/example.com/pet/nome/`);
  });
});

test.describe("a hash that cannot be decoded", () => {
  // React Router warns that it does not scroll to it.
  test.use({ allowedInConsole: /not a decodable element ID/ });

  test("does not stop the first question", async ({ page }) => {
    await answerFirstQuestion(page, "#%E0%A4%A");
  });
});

test("a page whose data is truncated treats the visitor as new", async ({ page }) => {
  await page.route("**/pet/nome/**", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<script[^>]*id="page-data"[^>]*>)[^<]*/, '$1{"answers": {"spec');
    await route.fulfill({ response, body: html });
  });
  await page.goto("/pet/nome/");
  await expect(page.getByRole("heading", { level: 1, name: firstQuestion })).toBeVisible();
});

test.describe("without cookies", () => {
  test.use({ allowedInConsole: /419/ });

  test("the shop says why it cannot save", async ({ page }) => {
    await page.route("**/*", async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie: "" } });
      const { "set-cookie": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto("/pet/especie/");
    await page.getByRole("button", { name: "Cachorro" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /sessão expirou/i })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cachorro" })).toBeEnabled();
  });
});

test.describe("when a chunk cannot be fetched", () => {
  test.use({
    allowedInConsole: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
    scenario: "no-contato",
  });

  test("the page reloads automatically when the network is back", async ({ page, context }) => {
    const scripts = "**/NamePage*.js";
    await page.route(scripts, (route) => route.abort());
    await page.goto("/pet/nome/");
    await expect(page.getByRole("heading", { level: 1, name: "Esta página não abriu" })).toBeVisible();
    await context.setOffline(true);
    await page.unroute(scripts);
    await context.setOffline(false);
    await expect(page.getByLabel("Nome do pet")).toBeVisible();
  });

  for (const part of ["calls", "NamePage"]) {
    test(`the page says that it did not open, and opens once ${part} loads`, async ({ page }) => {
      const scripts = `**/${part}*.js`;
      await page.route(scripts, (route) => route.abort());
      await page.goto("/pet/nome/");
      await expect(page.getByRole("heading", { level: 1, name: "Esta página não abriu" })).toBeVisible();
      await page.unroute(scripts);
      await page.getByRole("link", { name: "Tentar de novo" }).click();
      await expect(page.getByLabel("Nome do pet")).toBeVisible();
    });
  }
});

test.describe("when an optional chunk cannot be fetched", () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  const reading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
  const without = async (page: Page, part: string, address: string) => {
    await page.route(`**/${part}*.js`, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(part));
    await page.goto(address);
    await failed;
    // Lets any consequence of the failure happen.
    await page.waitForLoadState("networkidle");
  };

  test("the home page stays, without its price", async ({ page }) => {
    await without(page, "KnownHomeData", "/");
    await expect(reading(page, "Esta página não abriu")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the question stays and can be answered", async ({ page }) => {
    await without(page, "WhileReading", "/pet/especie/");
    await expect(reading(page, firstQuestion)).toBeVisible();
    await page.getByRole("button", { name: "Gato" }).click();
    await expect(reading(page, "Como o seu pet se chama?")).toBeVisible();
  });
});

test.describe("when a chunk of the account cannot be fetched", () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test("the account stays, without the dialog for missing data", async ({ page, openShop }) => {
    const shop = await openShop({ scenario: "sem-cadastro" });
    await page.route("**/UserDataSection*.js", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("UserDataSection"));
    await page.clock.install();
    await page.goto(`${shop.origin}/area-cliente`);
    await failed;
    await page.clock.runFor(5_000);
    await expect(page.getByRole("heading", { level: 1, name: "Área do assinante" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a tab shows the failure in its panel, and loads on retry", async ({ page, openShop }) => {
    const shop = await openShop({ scenario: "assinante" });
    await page.route("**/CardsSection*.js", (route) => route.abort());
    await page.goto(`${shop.origin}/dados-cliente`);
    await page.getByRole("tab", { name: "Cobrança" }).click();
    await expect(page.getByRole("heading", { name: "Não deu para carregar" })).toBeVisible();
    await page.unroute("**/CardsSection*.js");
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(page.getByRole("tabpanel", { name: "Cobrança" })).toContainText("1111");
  });

  test("a dialog shows the failure, and opens on retry", async ({ page, openShop }) => {
    const shop = await openShop({ scenario: "assinante" });
    await page.route("**/OwnDataDialogs*.js", (route) => route.abort());
    await page.goto(`${shop.origin}/dados-cliente`);
    await page.getByRole("button", { name: /senha/i }).first().click();
    const failed = page.getByRole("dialog", { name: "Esta parte não abriu" });
    await expect(failed).toBeVisible();
    await failed.getByRole("button", { name: "Fechar" }).click();
    await expect(failed).toHaveCount(0);
    await page.getByRole("button", { name: /senha/i }).first().click();
    await expect(failed).toBeVisible();
    await page.unroute("**/OwnDataDialogs*.js");
    await failed.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(failed).toHaveCount(0);
    const opened = page.getByRole("dialog", { name: "Alterar senha" });
    // The dialog opens immediately, or after a reload in browsers that cache the failed import.
    await expect(async () => {
      if (!(await opened.isVisible()))
        await page.getByRole("button", { name: /senha/i }).first().click({ timeout: 1_000 });
      await expect(opened.getByRole("button", { name: "Salvar senha" })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  });
});

test.describe("after another deploy", () => {
  test.use({ allowedInConsole: /status of 404/ });

  test("a page from the previous deploy reloads itself", async ({ page }) => {
    const scripts = "**/NamePage*.js";
    let visits = 0;
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/pet/especie/", async (route) => {
      if (route.request().isNavigationRequest()) {
        visits += 1;
        if (visits === 2) await page.unroute(scripts);
        return route.continue();
      }
      const response = await route.fetch();
      return route.fulfill({
        response,
        body: (await response.text()).replaceAll("/assets/shop-", "/assets/shop-anew-"),
      });
    });
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && visits === 1);
    await page.goto("/pet/especie/");
    await reloaded;
    await page.getByRole("button", { name: "Cachorro" }).click();
    await expect(page.getByLabel("Nome do pet")).toBeVisible();
    expect(visits).toBe(2);
  });
});

test.describe("without a network", () => {
  test.use({ allowedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("hovering over links changes neither the page nor the input", async ({ page, context }) => {
    await page.goto("/login", { waitUntil: "networkidle" });
    // Waits for hydration: before it, hovering does nothing.
    await page.getByRole("button", { name: "Mostrar senha" }).click();
    await expect(page.getByRole("button", { name: "Ocultar senha" })).toBeVisible();
    await page.getByLabel("E-mail").fill("ana@gmail.com");
    await context.setOffline(true);
    // The prefetch loads the module of the linked page.
    const failed = page.waitForEvent("requestfailed", (request) => /\/assets\/TermsPage-/.test(request.url()));
    await page.getByRole("contentinfo").getByRole("link", { name: "Termos de uso" }).hover();
    await failed;
    await expect(page.getByLabel("E-mail")).toHaveValue("ana@gmail.com");
    await expect(page).toHaveURL(/\/login$/);
  });
});
