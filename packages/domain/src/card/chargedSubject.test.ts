import { expect, it } from "vitest";
import type { ChargedItem } from "./chargedItem.ts";
import { cardMovedText } from "./chargedSubject.ts";

const bob: ChargedItem = { name: "Bob", sex: "male" };
const mika: ChargedItem = { name: "Mika", sex: "female" };
const to = "Elo final 5904";

it.each<[string, readonly ChargedItem[]]>([
  ["Cartão removido. A assinatura do Bob agora é cobrada no Elo final 5904.", [bob]],
  ["Cartão removido. As assinaturas do Bob e da Mika agora são cobradas no Elo final 5904.", [bob, mika]],
  ["Cartão removido.", []],
])("a removal is confirmed with the charges that have moved, by the server's reply: %s", (text, charged) => {
  expect(cardMovedText("remove", { charged, to })).toBe(text);
});

it("a change of the main card is confirmed with the charges that have moved", () => {
  expect(cardMovedText("makeMain", { charged: [bob], to })).toBe(
    "Cartão principal trocado. A assinatura do Bob agora é cobrada no Elo final 5904.",
  );
  expect(cardMovedText("makeMain", undefined)).toBe("Cartão principal trocado.");
});
