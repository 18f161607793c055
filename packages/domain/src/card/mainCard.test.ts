import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import type { ChargedItem } from "./chargedItem.ts";
import { canBecomeMain, mainCardText } from "./mainCard.ts";
import type { StoredCard } from "./storedCard.ts";

const today = civilDate(2026, 11, 22);
const card: StoredCard = { id: "1", lastFour: "1111", isMain: false, canBecomeMain: true };
const main: StoredCard = { id: "2", lastFour: "4444", isMain: true };
const bob: ChargedItem = { name: "Bob", sex: "male" };
const mika: ChargedItem = { name: "Mika", sex: "female" };
const mats: ChargedItem = { purchase: "hygiene" };

describe("the main card", () => {
  it.each<[string, boolean, StoredCard]>([
    ["is offered where the server has the call", true, card],
    ["is not offered where the server says nothing", false, { ...main, isMain: false }],
    ["is not offered for the main card itself", false, { ...card, isMain: true }],
    ["is not offered for an expired card", false, { ...card, expiry: { month: "10", year: "26" } }],
  ])("%s", (_title, isOffered, each) => {
    expect(canBecomeMain(each, today)).toBe(isOffered);
  });

  it.each([
    [[bob], "A assinatura do Bob passa a ser cobrada no Visa final 1111."],
    [[bob, mika], "As assinaturas do Bob e da Mika passam a ser cobradas no Visa final 1111."],
    [[], "Nenhuma cobrança muda agora."],
    [undefined, "O que era cobrado no cartão principal passa para o Visa final 1111."],
  ])("names the charges that move: %j", (pays, text) => {
    expect(mainCardText({ ...main, ...(pays && { pays }) }, "Visa final 1111", [])).toBe(text);
  });

  it("names the charges that stay on a third card, and no card that pays nothing", () => {
    const third = (pays: readonly ChargedItem[]) => [{ card: { ...card, id: "3", pays }, name: "Elo final 5904" }];
    const moves = "A assinatura do Bob passa a ser cobrada no Visa final 1111.";
    const text = (pays: readonly ChargedItem[]) =>
      mainCardText({ ...main, pays: [bob] }, "Visa final 1111", third(pays));
    expect(text([mika])).toBe(`${moves} A assinatura da Mika continua no Elo final 5904.`);
    expect(text([mika, mats])).toBe(
      `${moves} A assinatura da Mika e a assinatura de tapetes higiênicos continuam no Elo final 5904.`,
    );
    expect(text([])).toBe(moves);
  });
});
