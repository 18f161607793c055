import { describe, expect, it } from "vitest";
import { type ChargedItem, chargedText, chargedWithArticles } from "./chargedItem.ts";

const bob: ChargedItem = { name: "Bob", sex: "male" };
const mika: ChargedItem = { name: "Mika", sex: "female" };
const mats: ChargedItem = { purchase: "hygiene" };
const food: ChargedItem = { purchase: "wet-food" };

describe("chargedText", () => {
  it.each<[string, readonly ChargedItem[]]>([
    ["caixa do Bob", [bob]],
    ["caixa do Bob e da Mika", [bob, mika]],
    ["caixa do seu pet", [{}]],
    ["tapetes higiênicos", [mats]],
    ["caixa do Bob, tapetes higiênicos e alimentos úmidos", [food, bob, mats]],
    ["tapetes higiênicos", [mats, mats]],
    ["caixas da Mika", [mika, mika]],
    ["caixas do Bob e da Mika", [bob, mika, mika]],
    ["caixa do Bob e multa da assinatura da Mika", [{ ...mika, isPenalty: true }, bob]],
  ])("names each kind of item once: %s", (text, charged) => {
    expect(chargedText(charged)).toBe(text);
  });

  it("does not call a recurring purchase a box, whatever its pet", () => {
    expect(chargedText([{ ...bob, ...mats }])).toBe("tapetes higiênicos");
  });
});

describe("chargedWithArticles", () => {
  it.each<[string, boolean, readonly ChargedItem[]]>([
    ["a caixa do Bob", false, [bob]],
    ["as caixas do Bob e da Mika", true, [bob, mika]],
    ["a caixa do Bob e os tapetes higiênicos", true, [bob, mats]],
    ["os alimentos úmidos", true, [food]],
    ["as caixas da Mika", true, [mika, mika]],
    ["a multa da assinatura da Mika", false, [{ ...mika, isPenalty: true }]],
    ["a caixa do Bob e a multa da assinatura da Mika", true, [bob, { ...mika, isPenalty: true }]],
    [
      "a multa da assinatura do Bob e a multa da assinatura da Mika",
      true,
      [
        { ...bob, isPenalty: true },
        { ...mika, isPenalty: true },
      ],
    ],
  ])("returns %s, plural: %s", (text, isMany, charged) => {
    expect(chargedWithArticles(charged)).toEqual({ text, isMany });
  });
});
