import { expect, it } from "vitest";
import { parseSelectionText, selectionText } from "./ScheduledChangeScreen.tsx";

it("restores every selection from its text", () => {
  const items = [
    { sku: "TAP-BRANCO", quantity: 2 },
    { sku: "A & B = ã", quantity: 12 },
  ];
  expect(parseSelectionText(selectionText(items))).toEqual(items);
  expect(parseSelectionText(selectionText([]))).toEqual([]);
});
