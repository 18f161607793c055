import { bob, cards, subscribe } from "./journey.ts";
import { expect, test } from "./shop.ts";

/** Deletes the APIs that the oldest supported browsers lack, each by the version that introduced it. Runs in the page. */
function deleteYoungApis(): void {
  const young: readonly (readonly [object, readonly string[]])[] = [
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [AbortSignal, ["timeout", "any"]],
    [URL, ["canParse", "parse"]],
    [Intl, ["Segmenter"]],
    [Element.prototype, ["checkVisibility"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [HTMLButtonElement.prototype, ["popoverTargetElement", "popoverTargetAction"]],
    [HTMLFormElement.prototype, ["requestSubmit"]],
    [HTMLInputElement.prototype, ["showPicker"]],
    [Document.prototype, ["startViewTransition"]],
    [Navigator.prototype, ["locks", "share", "canShare"]],
    [window, ["OffscreenCanvas", "ImageDecoder", "VideoFrame", "WebTransport", "requestIdleCallback"]],
  ];
  for (const [owner, names] of young) for (const name of names) Reflect.deleteProperty(owner, name);
}

test.beforeEach(({ page }) => page.addInitScript(deleteYoungApis));

test("the oldest browsers answer all questions and pay by card", async ({ page }) => {
  await subscribe(page, bob, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
});

test("the oldest browsers start the classic funnel", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "classico" });
  await page.goto(`${shop.origin}/assine`);
  await page.getByRole("button", { name: "Cachorro" }).click();
  await expect(page.getByRole("button", { name: /Médio/ })).toBeVisible();
});

test.describe("at the end of a session", () => {
  // The area reads its shipments again when its channel opens. A read under way at the logout is refused, which the console shows.
  test.use({ allowedInConsole: /419/ });

  test("the oldest browsers log in, open the account menu and follow it", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("E-mail").fill("carla.lima@gmail.com");
    await page.getByLabel("Senha", { exact: true }).fill("bob-adora-petbox");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page).toHaveURL(/\/area-cliente$/);
    const menu = page.getByRole("button", { name: /AREA DO ASSINANTE$/ });
    const leave = page.getByRole("link", { name: "Sair" });
    // The engine knows the selector `:popover-open`, so visibility is not testable here.
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await leave.click();
    await expect(page.getByRole("link", { name: "LOGIN" })).toBeVisible();
  });
});

test("the oldest browsers set a password", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "senha-esquecida" });
  await page.goto(`${shop.origin}/password/reset/link-de-teste`);
  await page.getByLabel("Nova senha", { exact: true }).fill("bob-e-mia-2026");
  await page.getByLabel("Repita a nova senha").fill("bob-e-mia-2026");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("the oldest browsers show and copy a PIX code", async ({ page, context, openShop }) => {
  const shop = await openShop({ scenario: "pix-por-link" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.origin });
  await page.goto(`${shop.origin}/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90`);
  await page.getByRole("button", { name: "Copiar PIX" }).click();
  await expect(page.getByText("PIX copiado com sucesso!")).toBeVisible();
});
