import { cards, fillCard, pay } from "./journey.ts";
import { expect, test } from "./shop.ts";

// A purchase by the same person would be refused on a shared shop.
test.use({ scenario: "no-pagamento" });

test("a second tab shows the payment in progress, sends no payment, and links to the result; the steps before it then say that the box is paid", async ({
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
  // What an earlier step saves would no longer reach the box.
  await second.goto("/assinatura/checkout");
  await expect(second.getByRole("heading", { name: "A assinatura do Bob já está paga" })).toBeVisible();
});
