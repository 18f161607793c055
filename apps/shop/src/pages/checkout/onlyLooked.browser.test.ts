import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { afterEach, expect, it } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

const scenario = "pagamento-aprovado";
const minutes = 60_000;

afterEach(() => sessionStorage.clear());

/** Opens the shop in the same tab, as the browser's Back or a typed URL does. */
async function open(path: string) {
  const shop = await createShopStory({ path, scenario, straight: true });
  const element = mountElement(shop.element);
  return { shop, screen: within(element), close: () => element.remove() };
}

/** Opens the payment page long after the payment, once the bank has approved it. */
async function openPaymentLater() {
  const { shop, screen } = await open("/payment_b");
  await screen.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" });
  shop.pass(11 * minutes);
  document.dispatchEvent(new Event("visibilitychange"));
  return screen;
}

it("a paid box stays paid if the customer only looks at /assine", async () => {
  const { shop, screen, close } = await open("/assine");
  await waitFor(() => expect(shop.address()).toBe("/pet/especie/"));
  await screen.findByRole("link", { name: "Ver o pagamento da última compra" });
  close();
  const payment = await openPaymentLater();
  await payment.findByRole("heading", { level: 1, name: "A assinatura do Bob já está paga" });
  expect(payment.queryByRole("button", { name: "Pagar e assinar" })).toBeNull();
});

it("a customer who has answered the first question for another box can pay for it", async () => {
  const { shop, screen, close } = await open("/assine");
  await waitFor(() => expect(shop.address()).toBe("/pet/especie/"));
  (await screen.findByRole("button", { name: /Cachorro/ })).click();
  await waitFor(() => expect(shop.address()).toBe("/pet/nome/?pet=cachorro"));
  close();
  const payment = await openPaymentLater();
  await payment.findByRole("button", { name: "Pagar e assinar" });
});
