import { cards, fillCard, pay } from "./journey.ts";
import { expect, expectAccessible, test } from "./shop.ts";

// A purchase by the same person would be refused on a shared shop.
test.use({ scenario: "no-pagamento" });

test("FUN-351 FUN-338 FUN-339 two browsers create one subscription: the second is referred to the first", async ({
  page,
  context,
  browser,
}) => {
  await page.goto("/payment_b");
  // A second browser with the same session, which shares no BroadcastChannel with this one.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const second = await elsewhere.newPage();
  await second.goto("/payment_b");
  await pay(page, cards.approved);
  await expect(page).toHaveURL(/\/aguardando$/);
  await pay(second, cards.approved);
  const alert = second.getByRole("alert").filter({ hasText: "Ops..." });
  await expect(alert).toContainText("menos de 10 minutos");
  await alert.getByRole("link").click();
  await expect(second).toHaveURL(/\/aguardando$/);
  await expect(second.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await elsewhere.close();
});

test.describe("when the reply to the payment is lost", () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test("the page shows the payment as soon as the session does, and no form that would pay again", async ({
    page,
    context,
  }) => {
    await page.goto("/payment_b");
    await page.route("**/save/subscription", async (route) => {
      await route.fetch();
      await route.abort();
    });
    // Its result never comes, so that the page does not depend on when it is read.
    await pay(page, cards.neverConfirmed);
    await expect(page.getByText(/o pagamento não é feito duas vezes/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Pagar e assinar" })).toBeVisible();
    // A coupon from another tab makes this one read the session again.
    const other = await context.newPage();
    await other.goto("/cupom/PRIMEIRACAIXA");
    await expect(page.getByRole("heading", { name: "Seu pagamento está em andamento" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pagar e assinar" })).toHaveCount(0);
  });
});

test("a second tab shows the payment in progress, sends no payment, and links to the result", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/save/subscription")) sent.push(request.url());
  });
  await page.goto("/payment_b");
  await expect(page.getByRole("heading", { level: 1, name: "Pagamento da assinatura do Bob" })).toBeVisible();
  const second = await context.newPage();
  await second.goto("/payment_b");
  // Waits for hydration; only then does the tab listen.
  await expect(second.getByRole("button", { name: "Pagar e assinar" })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/save/subscription", async (route) => {
    await held;
    await route.continue();
  });
  // Pressing twice sends one payment.
  await pay(page, cards.approved);
  await page.keyboard.press("Enter");
  await expect(second.getByRole("status").filter({ hasText: "Pagamento em andamento" })).toBeVisible();
  await fillCard(second, cards.approved);
  await second.getByRole("button", { name: "Pagar e assinar" }).press("Enter");
  answer();
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await second.getByRole("link", { name: "Acompanhar o pagamento" }).click();
  await expect(second.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("after paying, the payment page shows no form until another box is started", async ({ page }) => {
  await page.goto("/payment_b");
  await pay(page, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await page.goto("/payment_b");
  await expect(page.getByRole("heading", { level: 1, name: "A assinatura do Bob já está paga" })).toBeVisible();
  await expect(page.getByLabel("Número do cartão")).toHaveCount(0);
  await expectAccessible(page);
  // The checkout, reachable with Back, ends at the same page.
  await page.goto("/assinatura/checkout");
  await expect(page.getByLabel("Nome completo")).not.toHaveValue("");
  await page.getByRole("button", { name: /pagamento/i }).click();
  await page.getByRole("link", { name: "Acompanhar a assinatura" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Assinar para outro pet" }).click();
  await page.getByRole("button", { name: "Cachorro" }).click();
  await expect(page).toHaveURL(/\/pet\/nome\//);
  await page.goto("/payment_b");
  await expect(page.getByLabel("Número do cartão")).toBeVisible();
});
