import { expect, it } from "vitest";
import { subscriptionPaymentMethodLabels, subscriptionPaymentMethodOf } from "./subscribedPlan.ts";

it.each([
  ["BOLETO", "Boleto"],
  ["boleto ", "Boleto"],
  ["AME", "AME"],
  ["CREDIT_CARD", "Cartão de crédito"],
  ["PIX", "Cartão de crédito"],
  ["", "Cartão de crédito"],
  [null, "Cartão de crédito"],
  [undefined, "Cartão de crédito"],
])("MAN-143 labels %j as %s", (word, label) => {
  expect(subscriptionPaymentMethodLabels[subscriptionPaymentMethodOf(word)]).toBe(label);
});
