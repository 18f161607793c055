import type { Page } from "@playwright/test";
import { answerAboutPet, arrive, bob, cards, leaveContact, mia, newEmail, pay, subscribe } from "./journey.ts";
import { pressInPanel, withPanel } from "./panel.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

test.describe("with a bank that replies when it is told to", () => {
  test.use({ scenario: "novo" });

  test("FUN-003 FUN-012 FUN-047 FUN-103 MAN-227 MAN-230 a dog is subscribed, and realtime confirms the payment", async ({
    page,
    engine,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/payment/get-data")) asked.push(request.url());
    });
    const events: string[] = [];
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes("NotifyPaymentCheckoutEvent")) events.push(String(payload));
      }),
    );
    await subscribe(page, bob, cards.neverConfirmed);
    await expect(page).toHaveURL(/\/aguardando$/);
    // On load, and once the socket has subscribed: from then on the event is what the page waits for.
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
    await withPanel(page, (panel) => pressInPanel(panel, "Aprovar agora"));
    await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    // Only Chromium shows a test the frames of a socket.
    if (engine === "chromium") expect(events.join()).toContain("PAID");
    // On load, after the subscription, and at most once before it, where the socket is slow to open.
    expect(asked.length).toBeLessThanOrEqual(3);
    await expectAccessible(page);
    await expectNothingMoved(page);
    await page.getByRole("link", { name: "Continuar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("FUN-064 MAN-232 MAN-363 MAN-367 a cat's payment is refused by the bank, and another card pays", {
  tag: "@phone",
}, async ({ page }) => {
  await subscribe(page, mia, cards.refusedByBank);
  await expect(page.getByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
  await expect(page.getByText("Falha na operadora! Altere seu cartão de crédito")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Usar outro cartão" }).click();
  await pay(page, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
});

test.describe("with a controlled clock", () => {
  // The stopped clock keeps the socket from opening before the page is left, which Firefox reports in two sentences.
  test.use({
    scenario: "no-pagamento",
    allowedInConsole:
      /WebSocket is closed before the connection is established|socket\.io.* was interrupted|can’t establish a connection to .*socket\.io/,
  });

  test("MAN-228 MAN-234 MAN-399 a payment without a result fails after 60 seconds, and is pending on the welcome page", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/payment_b");
    await pay(page, cards.neverConfirmed);
    await expect(page.getByText("Pagamento enviado!", { exact: true })).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page.getByRole("heading", { name: "Estamos confirmando seu pagamento" })).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByRole("heading", { name: "O banco ainda não respondeu" })).toBeVisible();
    await expect(page.getByText("Falha no pagamento!")).toBeVisible();
    const asked = page.waitForResponse(/\/payment\/get-data$/);
    await page.goto("/bem-vindo");
    await asked;
    // The page's 60 seconds start once it has parsed the response, slightly after it arrives.
    await expect(async () => {
      await page.clock.runFor(61_000);
      await expect(page.getByRole("heading", { name: "Seu pagamento está em análise" })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });
});

test.describe("with the registration saved", () => {
  test.use({ scenario: "no-pagamento" });

  test("FUN-335 FUN-336 FUN-179 an immediately refused card leaves the form unchanged and shows the reason", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto("/payment_b");
    await pay(page, cards.refusedAtOnce);
    const alert = page.getByRole("alert").filter({ hasText: "Ops..." });
    await expect(alert).toContainText("O banco não autorizou este cartão.");
    await expect(alert.getByRole("link", { name: "escolha outro plano" })).toBeVisible();
    await expect(page.getByLabel("Número do cartão")).toHaveValue("4000 0000 0000 9995");
    await expect(page.getByRole("button", { name: "Pagar e assinar" })).toBeEnabled();
  });
});

/** Taps a point of the screen. @param at when the finger touches, in milliseconds since the epoch, on the clock of the browser. */
async function tapAt(page: Page, { x, y }: { x: number; y: number }, at: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const timestamp = at / 1_000;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + 0.03 });
}

// Touch with its own time.
test("a double tap on a track chooses no plan", { tag: ["@phone", "@chromium"] }, async ({ page }) => {
  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/save/plan")) saved.push(request.url());
  });
  await answerAboutPet(page, bob);
  await leaveContact(page, newEmail());
  await arrive(page, "Escolha a trilha do Bob", /\/pessoal\/trilha-experiencia/);
  const track = page.getByRole("button", { name: "Quero esta trilha Essencial", exact: true });
  // The plan's button shows at the bottom of the next page.
  await track.evaluate((button) => button.scrollIntoView({ block: "end" }));
  const box = await track.boundingBox();
  if (box === null) throw new Error("The track is not on the screen.");
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 8 };
  const firstTap = Date.now();
  await tapAt(page, place, firstTap);
  const annual = page.getByRole("button", { name: /Quero este plano .*Anual/ });
  await expect(annual).toBeVisible();
  const second = await annual.evaluateHandle((button) => ({
    isOnButton: new Promise<boolean>((done) =>
      addEventListener("mouseup", ({ target }) => done(target instanceof Node && button.contains(target))),
    ),
  }));
  await tapAt(page, place, firstTap + 200);
  expect(await second.evaluate(({ isOnButton }) => isOnButton)).toBe(true);
  await expect(page).toHaveURL(/\/assinatura\/plano\//);
  await expect(page.getByRole("button", { name: /Quero este plano/, pressed: true })).toHaveCount(0);
  await annual.press("Enter");
  await arrive(page, /Um mimo a mais/, /\/assinatura\/item-extra$/);
  expect(saved).toHaveLength(1);
});
