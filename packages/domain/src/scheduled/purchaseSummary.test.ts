import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import {
  type PurchasedItem,
  type PurchaseSummary,
  purchasedText,
  purchaseFacts,
  purchaseLine,
  stillInCartText,
} from "./purchaseSummary.ts";

const white: PurchasedItem = {
  sku: "TAP-BRANCO",
  name: "Branco, pelo servidor",
  imageAlt: "Pacote branco",
  unitPrice: cents(6_290),
  quantity: 2,
  isGone: false,
};
const gone: PurchasedItem = { ...white, sku: "TAP-LAVANDA", quantity: 1, isGone: true };
const alone: PurchaseSummary = { items: [white, gone], isStandalone: true };
const withBox: PurchaseSummary = {
  items: [white, { ...white, sku: "NOVO", name: "Tapete novo", quantity: 1 }],
  isStandalone: false,
  sentWith: { name: "Dalila", sex: "female" },
  firstShipmentOn: civilDate(2026, 3, 12),
};

it("shows a product's quantity and price; a sold-out one as neither shipped nor charged", () => {
  expect(purchasedText("hygiene", white)).toBe("2 pacotes × R$62,90 = R$125,80");
  expect(purchasedText("wet-food", { ...white, quantity: 1 })).toBe("1 sachê por R$62,90");
  expect(purchasedText("hygiene", gone)).toBe("Esgotado: não é enviado nem cobrado.");
});

it("shows how it is shipped and when first, and requires a new choice if the box has ended", () => {
  expect(purchaseFacts(withBox)).toEqual([
    { term: "Entrega", fact: "Com o BOX da Dalila" },
    { term: "Primeiro envio", fact: "Sai por volta de 12/03" },
  ]);
  expect(purchaseFacts(alone)).toEqual([{ term: "Entrega", fact: "Envio avulso" }]);
  expect(purchaseFacts({ items: [white], isStandalone: false })).toEqual([
    { term: "Entrega", fact: "O BOX com que iria não segue mais: escolha de novo" },
  ]);
  expect(purchaseFacts(undefined).map(({ term }) => term)).toEqual(["Entrega", "Primeiro envio"]);
});

it("fits in one line, by the shop's names, without sold-out products", () => {
  expect(purchaseLine(withBox)).toBe("2 × Tapete branco e 1 × Tapete novo. Com o BOX da Dalila.");
  expect(purchaseLine(alone)).toBe("2 × Tapete branco. Envio avulso.");
});

it("states that the other kind's cart is not included, before and after", () => {
  expect(stillInCartText({ kind: "wet-food", quantity: 12 }, "before")).toBe(
    "Fora desta cobrança: 12 sachês de alimentos úmidos, que continuam no carrinho para outra assinatura.",
  );
  expect(stillInCartText({ kind: "hygiene", quantity: 1 }, "before")).toBe(
    "Fora desta cobrança: 1 pacote de tapetes higiênicos, que continua no carrinho para outra assinatura.",
  );
  expect(stillInCartText({ kind: "hygiene", quantity: 1 }, "after")).toBe(
    "No carrinho, ainda sem cobrança: 1 pacote de tapetes higiênicos.",
  );
});
