import { expect, test } from "@playwright/test";
import { bob, cards, subscribe } from "../../../apps/shop/e2e/journey.ts";
import { bankAnswers } from "./bank.ts";

const { APP_URL = "", PAYMENT_WEBHOOK_SECRET = "" } = process.env;

test("a dog's first box is paid by card on Laravel, and the socket tells of it", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/payment/get-data")) asked.push(request.url());
  });
  const events: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes("NotifyPaymentCheckoutEvent")) events.push(String(payload));
    });
  });

  const opened = page.waitForResponse(/\/save\/subscription$/, { timeout: 120_000 });
  await subscribe(page, bob, cards.approved);
  const { payload, subscription } = await (await opened).json();
  // 69.90 for the box and 7.90 for the extra item, twelve times.
  expect(payload).toMatchObject({ amount: 93_360, parcels: 12, plan_code: "SP_anual" });
  await expect(page).toHaveURL(/\/aguardando$/);
  await expect(page.getByRole("heading", { name: "Estamos confirmando seu pagamento" })).toBeVisible();
  // It asks on load, and again when its channel is open.
  await expect.poll(() => asked.length).toBe(2);

  await bankAnswers({ APP_URL, PAYMENT_WEBHOOK_SECRET }, subscription[0].payment.subscription_code, "PAID");
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  expect(events).toHaveLength(1);
  expect(asked, "the event brought the result, not a question").toHaveLength(2);

  await page.getByRole("link", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();

  const account = await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>("meta[name=csrf-token]")?.content ?? "";
    const headers = { Accept: "application/json", "X-CSRF-TOKEN": token, "X-Requested-With": "XMLHttpRequest" };
    return (await fetch("/client/shipments-flow", { method: "POST", headers })).status;
  });
  expect(account, "a lead's login reaches no further than the checkout").toBe(401);
  // The last call is the refused one.
  expect(problems).toEqual([expect.stringMatching(/^401 .*\/client\/shipments-flow$/)]);
});

test("an account's login on Laravel opens its area, from which its plan and its data open", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  // The account of database/seeders/DatabaseSeeder.php.
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("carla.lima@gmail.com");
  await page.getByLabel("Senha", { exact: true }).fill("bob-adora-petbox");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/area-cliente$/);
  await expect(page.getByRole("main")).toContainText("Bob");

  await page.goto("/plano/ATIVA00001");
  await expect(page.getByRole("main")).toContainText("Bob");
  await page.goto("/dados-cliente");
  await expect(page.getByRole("main")).toContainText("carla.lima@gmail.com");
  expect(problems).toEqual([]);
});
