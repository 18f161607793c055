import { expect, it } from "vitest";
import { accountTabIn } from "./accountSections.ts";
import { cardToChangeIn, changeCardPath, withoutCardToChange } from "./cardToChange.ts";

it.each(["cartao-1", "a b&q=entrega", "ção"])("a card to change, %s, is parsed back from its URL", (card) => {
  const { search, searchParams } = new URL(changeCardPath(card), "https://petbox.test");
  expect([accountTabIn(search), cardToChangeIn(searchParams)]).toEqual(["cards", card]);
  expect(withoutCardToChange(searchParams).toString()).toBe("q=cartao");
  expect(cardToChangeIn(withoutCardToChange(searchParams))).toBeUndefined();
});
