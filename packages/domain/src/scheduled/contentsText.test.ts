import { expect, it } from "vitest";
import { contentsText } from "./contentsText.ts";

it("counts each product in its own unit, in the middle of a sentence", () => {
  expect(contentsText([{ sku: "TAP-BRANCO", quantity: 1 }])).toBe("1 pacote de tapete branco");
  expect(
    contentsText([
      { sku: "SACHE-PEIXE", quantity: 12 },
      { sku: "SACHE-CARNE", quantity: 24 },
    ]),
  ).toBe("12 sachês de peixe e arroz e 24 sachês de carne, cenoura e brócolis");
});

it("leaves out products that the shop does not know", () => {
  expect(contentsText([{ sku: "NOVO", quantity: 1 }])).toBeUndefined();
  expect(
    contentsText([
      { sku: "NOVO", quantity: 1 },
      { sku: "TAP-LAVANDA", quantity: 2 },
    ]),
  ).toBe("2 pacotes de tapete super premium de lavanda");
});
