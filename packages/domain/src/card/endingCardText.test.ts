import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import type { ChargedItem } from "./chargedItem.ts";
import { endingCardText } from "./endingCardText.ts";

const today = civilDate(2026, 3, 10);
const coming = civilDate(2026, 4, 10);
const open = civilDate(2026, 3, 2);
const bob: ChargedItem = { name: "Bob", sex: "male" };
const mika: ChargedItem = { name: "Mika", sex: "female" };

it("names what would be late", () => {
  const day = "A próxima cobrança é em 10\u00a0de abril.";
  expect(endingCardText({ on: coming, charged: [bob] }, today)).toBe(
    `${day} Troque o cartão para a caixa do Bob não atrasar.`,
  );
  expect(endingCardText({ on: coming, charged: [bob, mika] }, today)).toBe(
    `${day} Troque o cartão para as caixas do Bob e da Mika não atrasarem.`,
  );
  expect(endingCardText({ on: open, charged: [bob] }, today)).toBe(
    "Ele já não paga a caixa do Bob. Troque o cartão antes da próxima cobrança.",
  );
});

it("does not repeat the day that the title names", () => {
  expect(endingCardText({ on: coming, charged: [bob] }, today, true)).toBe(
    "Troque o cartão para a caixa do Bob não atrasar.",
  );
  expect(endingCardText({ on: coming }, today, true)).toBe("Troque o cartão antes desse dia.");
});

it("names nothing if the server does not send the items", () => {
  expect(endingCardText({ on: coming }, today)).toBe(
    "A próxima cobrança é em 10\u00a0de abril. Troque o cartão antes desse dia.",
  );
  expect(endingCardText({ on: open }, today)).toBe("Troque o cartão antes da próxima cobrança.");
});
