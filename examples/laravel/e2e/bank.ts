import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

interface PaymentProvider {
  readonly APP_URL: string;
  readonly PAYMENT_WEBHOOK_SECRET: string;
}

/** Reports the bank's answer, as the payment provider does. @throws an error if Laravel does not take it. */
export async function bankAnswers(
  { APP_URL, PAYMENT_WEBHOOK_SECRET }: PaymentProvider,
  subscription_code: unknown,
  status: "PAID" | "NOT_PAID",
): Promise<void> {
  const reply = await fetch(`${APP_URL}/webhooks/payments`, {
    method: "POST",
    headers: { Authorization: `Bearer ${PAYMENT_WEBHOOK_SECRET}`, "Content-Type": "application/json" },
    body: JSON.stringify({ subscription_code, status }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The webhook replied with ${reply.status} ${text}`);
}

/**
 * Approves every pending payment, as the payment provider of a test system does, until the signal aborts. A bank needs a moment: a payment
 * is approved a second after it was found, when the check has subscribed to its channel.
 */
export async function approvePayments(
  settings: PaymentProvider & { readonly DB_DATABASE: string },
  signal: AbortSignal,
): Promise<void> {
  const database = new DatabaseSync(settings.DB_DATABASE, { readOnly: true, timeout: 5_000 });
  const pending = database.prepare("SELECT code FROM subscriptions WHERE status = 'WAITING'");
  let found: readonly unknown[] = [];
  while (!signal.aborted) {
    for (const code of found) await bankAnswers(settings, code, "PAID");
    found = pending.all().map(({ code }) => code);
    await pause(1_000);
  }
  database.close();
}
