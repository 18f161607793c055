import type { Page } from "@playwright/test";
import { arrive, bob, cards, leaveContact, newEmail, pay, subscribe } from "./journey.ts";
import { approvePayment } from "./panel.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

/** The names of the events in the data layer of the page. */
function trackedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      entry instanceof Object && "event" in entry && typeof entry.event === "string" ? [entry.event] : [],
    ),
  );
}

test.describe("with a bank that replies when it is told to", () => {
  test.use({ scenario: "novo" });

  test("FUN-003 FUN-012 FUN-047 FUN-103 FUN-329 FUN-330 FUN-370 MAN-227 MAN-230 a dog is subscribed, realtime confirms the payment, and it is tracked once", {
    tag: "@desktop",
  }, async ({ page, engine }) => {
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
    const before = asked.length;
    await approvePayment(page);
    await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    // Only Chromium shows a test the frames of a socket.
    if (engine === "chromium") expect(events.join()).toContain("PAID");
    // At most the poll that was due.
    expect(asked.length).toBeLessThanOrEqual(before + 1);
    await expect.poll(() => trackedIn(page)).toContain("purchase");
    const tracked = await trackedIn(page);
    expect(tracked.filter((event) => event === "purchase")).toHaveLength(1);
    expect(tracked).toContain("select_content");
    await expectNothingMoved(page);
    await page.getByRole("link", { name: "Continuar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with the registration saved", () => {
  test.use({ scenario: "no-pagamento" });

  test("MAN-232 MAN-363 MAN-367 a payment is refused by the bank, and another card pays", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto("/payment_b");
    await pay(page, cards.refusedByBank);
    await expect(page.getByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
    await expect(page.getByText("Falha na operadora! Altere seu cartão de crédito")).toBeVisible();
    await page.getByRole("link", { name: "Usar outro cartão" }).click();
    await pay(page, cards.approved);
    await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  });
});

/** Taps a point of the screen. @param at when the finger touches, in milliseconds since the epoch, on the clock of the browser. */
async function tapAt(page: Page, { x, y }: { x: number; y: number }, at: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const timestamp = at / 1_000;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + 0.03 });
}

test.describe("with the pet known", () => {
  test.use({ scenario: "no-contato" });

  // Touch with its own time.
  test("a double tap on a track chooses no plan", { tag: ["@phone", "@chromium"] }, async ({ page }) => {
    const saved: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/save/plan")) saved.push(request.url());
    });
    await page.goto("/pessoal/contato/");
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
});
