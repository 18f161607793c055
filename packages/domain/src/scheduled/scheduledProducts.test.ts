import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { isAllowedQuantity, quantityAbove } from "../quantity/allowedQuantities.ts";
import { isForSale, optionQuantities, startQuantities } from "./scheduledItem.ts";
import { countedUnits } from "./scheduledKinds.ts";
import { scheduledNameOf, scheduledTitleOf, scheduledTitles } from "./scheduledProducts.ts";
import { pieceCost } from "./startScheduled.ts";

const titlesOf = (kind: string) =>
  scheduledTitles.filter((product) => product.kind === kind).map(({ sku, title, subtitle }) => [sku, title, subtitle]);

describe("the products", () => {
  it("FUN-146 FUN-147 FUN-149 include four pads, each 80x60 cm and 30 units, by the shop's own SKUs", () => {
    expect(titlesOf("hygiene")).toEqual([
      ["TAP-CARVAO", "Tapete super premium de carvão ativado", "80x60 cm, 30 unidades"],
      ["TAP-BRANCO", "Tapete branco", "80x60 cm, 30 unidades"],
      ["TAP-BRANCO-SP", "Tapete super premium branco", "80x60 cm, 30 unidades"],
      ["TAP-LAVANDA", "Tapete super premium de lavanda", "80x60 cm, 30 unidades"],
    ]);
  });

  it("FUN-146 FUN-148 FUN-149 include four sachets of 85g", () => {
    expect(titlesOf("wet-food")).toEqual([
      ["SACHE-PEIXE", "Peixe e arroz", "Sachê de 85g"],
      ["SACHE-FRANGO-QUINOA", "Frango, brócolis e quinoa", "Sachê de 85g"],
      ["SACHE-FRANGO-ABOBORA", "Frango, abóbora e arroz", "Sachê de 85g"],
      ["SACHE-CARNE", "Carne, cenoura e brócolis", "Sachê de 85g"],
    ]);
  });

  it("have the server's names if the table does not list them", () => {
    expect(scheduledNameOf({ sku: "TAP-BRANCO", name: "Outro nome" })).toBe("Tapete branco");
    expect(scheduledNameOf({ sku: "TAP-BAMBU", name: "Tapete de bambu" })).toBe("Tapete de bambu");
    expect(scheduledNameOf({ sku: "TAP-BAMBU" })).toBe("TAP-BAMBU");
    expect(scheduledTitleOf("TAP-BAMBU")).toBeUndefined();
  });
});

describe("the quantities of a product", () => {
  const options = [2, 4].map((quantity) => ({ quantity, specialPrice: cents(990) }));

  it("MAN-279 MAN-280 are its options, and FUN-181 for a new purchase also larger ones", () => {
    expect(
      [0, -1, 1, 1.5, 2, 3, 4, 6, 1e9].filter((each) => isAllowedQuantity(optionQuantities({ options }), each)),
    ).toEqual([2, 4]);
    expect(quantityAbove(optionQuantities({ options }), 4)).toBeUndefined();
    expect(quantityAbove(startQuantities({ options }), 4)).toBe(6);
  });

  it("are empty without options", () => {
    expect(isForSale({ options: [] })).toBe(false);
    expect(isForSale({ options: [{ quantity: 0, specialPrice: cents(990) }] })).toBe(false);
    expect(quantityAbove(startQuantities({ options: [] }), 1)).toBeUndefined();
  });
});

it("computes the daily cost of a pad, and none for food", () => {
  expect(pieceCost("hygiene", cents(6990))).toBe(233);
  expect(pieceCost("wet-food", cents(990))).toBeUndefined();
});

it("counts in the units of the kind", () => {
  expect([countedUnits("hygiene", 1), countedUnits("hygiene", 2), countedUnits("wet-food", 1200)]).toEqual([
    "1 pacote",
    "2 pacotes",
    "1.200 sachês",
  ]);
});
