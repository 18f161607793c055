import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { removalText } from "./cardRemoval.ts";
import type { ChargedItem } from "./chargedItem.ts";
import type { StoredCard } from "./storedCard.ts";

const today = civilDate(2026, 11, 22);
const card: StoredCard = { id: "1", lastFour: "1111", isMain: true };
const to = { card: { ...card, id: "2", isMain: false }, name: "Elo final 5904" };
const bob: ChargedItem = { name: "Bob", sex: "male" };
const mika: ChargedItem = { name: "Mika", sex: "female" };
const mats: ChargedItem = { purchase: "hygiene" };

describe("the removal of a card", () => {
  it.each<[string, readonly ChargedItem[]]>([
    ["A assinatura do Bob passa a ser cobrada no Elo final 5904.", [bob]],
    ["As assinaturas do Bob e da Mika passam a ser cobradas no Elo final 5904.", [bob, mika]],
    [
      "A assinatura do Bob e a assinatura de tapetes higiênicos passam a ser cobradas no Elo final 5904.",
      [{ ...mats, ...bob, purchase: undefined }, mats],
    ],
    ["As assinaturas da Mika passam a ser cobradas no Elo final 5904.", [mika, mika]],
    ["As assinaturas de tapetes higiênicos passam a ser cobradas no Elo final 5904.", [mats, mats]],
    [
      "As multas das assinaturas da Mika passam a ser cobradas no Elo final 5904.",
      [
        { ...mika, isPenalty: true },
        { ...mika, isPenalty: true },
      ],
    ],
    ["A multa da assinatura da Mika passa a ser cobrada no Elo final 5904.", [{ ...mika, isPenalty: true }]],
    ["Nada é cobrado nele agora.", []],
  ])("names every subscription charged on it, and the card that takes over: %s", (text, pays) => {
    const on = civilDate(2026, 12, 1);
    expect(removalText({ ...card, pays, nextCharge: { on, charged: [bob] } }, to, today)).toBe(text);
  });

  it("names what the next charge pays if the server sends no more, and nothing that it does not know", () => {
    const nextCharge = { on: civilDate(2026, 12, 1), charged: [mika] };
    expect(removalText({ ...card, nextCharge }, to, today)).toBe(
      "A assinatura da Mika passa a ser cobrada no Elo final 5904.",
    );
    const unknown = "Se ele paga alguma assinatura, confira depois qual cartão ficou como principal.";
    expect(removalText(card, to, today)).toBe(unknown);
    expect(removalText({ ...card, nextCharge: { on: nextCharge.on } }, to, today)).toBe(unknown);
  });

  it("names the main card without the server's list, but no card that the server may not choose", () => {
    const other = { ...card, isMain: false };
    expect(removalText(other, { ...to, card: { ...to.card, isMain: true } }, today)).toBe(
      "O que for cobrado nele passa para o Elo final 5904.",
    );
    expect(removalText(other, to, today)).toBe(
      "Se ele paga alguma assinatura, confira depois qual cartão ficou como principal.",
    );
  });

  it("warns of a successor that has expired", () => {
    const over = { ...to, card: { ...to.card, expiry: { month: "10", year: "26" } } };
    expect(removalText({ ...card, pays: [bob] }, over, today)).toBe(
      "A assinatura do Bob passa a ser cobrada no Elo final 5904. Ele já venceu: troque-o antes da próxima cobrança.",
    );
  });

  it("warns of a successor that the bank has refused, unless it has expired too", () => {
    const refused = { ...to, card: { ...to.card, refusedOn: civilDate(2026, 11, 18) } };
    expect(removalText({ ...card, pays: [bob] }, refused, today)).toBe(
      "A assinatura do Bob passa a ser cobrada no Elo final 5904. Ele foi recusado em 18\u00a0de novembro: confira com o banco ou adicione outro.",
    );
    const refusedAndOver = { ...refused, card: { ...refused.card, expiry: { month: "10", year: "26" } } };
    expect(removalText({ ...card, pays: [bob] }, refusedAndOver, today)).toMatch(/Ele já venceu: [^:]+\.$/);
    expect(removalText({ ...card, pays: [] }, refused, today)).toBe("Nada é cobrado nele agora.");
  });

  it("says what follows if no card is left", () => {
    const noCard = "Sua conta fica sem cartão: a próxima assinatura ou renovação vai pedir um.";
    expect(removalText({ ...card, pays: [] }, undefined, today)).toBe(`Nada é cobrado nele agora. ${noCard}`);
    expect(removalText(card, undefined, today)).toBe(noCard);
  });
});
