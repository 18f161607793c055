import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

interface BankSettings {
  readonly APP_URL: string;
  readonly DB_DATABASE: string;
  readonly PAYMENT_WEBHOOK_SECRET: string;
}

/**
 * Approves every pending payment, as the payment provider of a test system does, until the signal aborts. A bank needs a moment: a payment
 * is approved a second after it was found, when the check has subscribed to its channel.
 */
export async function approvePayments(settings: BankSettings, signal: AbortSignal): Promise<void> {
  const database = new DatabaseSync(settings.DB_DATABASE, { readOnly: true, timeout: 5_000 });
  const pending = database.prepare("SELECT code FROM subscriptions WHERE status = 'WAITING'");
  let found: readonly unknown[] = [];
  while (!signal.aborted) {
    for (const code of found) {
      await fetch(`${settings.APP_URL}/webhooks/payments`, {
        method: "POST",
        headers: { Authorization: `Bearer ${settings.PAYMENT_WEBHOOK_SECRET}`, "Content-Type": "application/json" },
        body: JSON.stringify({ subscription_code: code, status: "PAID" }),
      }).then((response) => response.text());
    }
    found = pending.all().map(({ code }) => code);
    await pause(1_000);
  }
  database.close();
}
