import { answerAboutPet, bob, cards, choosePlan, leaveContact, newEmail, pay, register } from "./journey.ts";
import { expect, test } from "./shop.ts";

test("FUN-351 FUN-338 FUN-339 two tabs make one subscription: the second is told of the first", async ({
  page,
  context,
}) => {
  await answerAboutPet(page, bob);
  await leaveContact(page, newEmail());
  await choosePlan(page, bob);
  await register(page);
  await expect(page).toHaveURL(/\/payment_b$/);
  const second = await context.newPage();
  await second.goto("/payment_b");
  await pay(page, cards.approved);
  await expect(page).toHaveURL(/\/aguardando$/);
  await pay(second, cards.approved);
  const alert = second.getByRole("alert").filter({ hasText: "Ops..." });
  await expect(alert).toContainText("menos de 10 minutos");
  await alert.getByRole("link").click();
  await expect(second).toHaveURL(/\/aguardando$/);
  await expect(second.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
});

test("two presses at once send one payment", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/save/subscription")) sent.push(request.url());
  });
  await answerAboutPet(page, bob);
  await leaveContact(page, newEmail());
  await choosePlan(page, bob);
  await register(page);
  await pay(page, cards.approved);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
