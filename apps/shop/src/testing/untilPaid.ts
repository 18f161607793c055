import type { shopOf } from "@petbox/storybook/preview";
import type { within } from "storybook/test";

/**
 * Lets the bank approve the payment that a page shows as pending, which the customer sees on returning to it. It is later than the ten
 * minutes in which the server refuses a second payment.
 */
export async function untilPaid(
  canvas: Pick<ReturnType<typeof within>, "findByRole">,
  shop: Pick<ReturnType<typeof shopOf>, "pass">,
): Promise<void> {
  await canvas.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" });
  shop.pass(11 * 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await canvas.findByRole("heading", { level: 1, name: "A assinatura do Bob já está paga" });
}
