import { describe, expect, it } from "vitest";
import { purchaseName } from "./purchaseName.ts";

describe("the name of a scheduled purchase", () => {
  it("is its one product, in full", () => {
    expect(purchaseName("hygiene", [{ sku: "TAP-LAVANDA", quantity: 2 }])).toBe(
      "2 pacotes de tapete super premium de lavanda",
    );
    expect(purchaseName("wet-food", [{ sku: "SACHE-FRANGO-ABOBORA", quantity: 36 }])).toBe(
      "36 sachês de frango, abóbora e arroz",
    );
  });

  it("counts several together, by what sets them apart", () => {
    expect(
      purchaseName("hygiene", [
        { sku: "TAP-LAVANDA", quantity: 1 },
        { sku: "TAP-BRANCO", quantity: 2 },
      ]),
    ).toBe("3 pacotes de tapete branco e lavanda");
  });

  it("never ends a recipe with another product", () => {
    const all = ["SACHE-FRANGO-ABOBORA", "SACHE-FRANGO-QUINOA", "SACHE-CARNE", "SACHE-PEIXE"];
    expect(
      purchaseName(
        "wet-food",
        all.map((sku) => ({ sku, quantity: 12 })),
      ),
    ).toBe("48 sachês de carne, peixe, frango com quinoa e frango com abóbora");
  });

  it("uses the server's names for products that the shop does not know", () => {
    expect(
      purchaseName("hygiene", [
        { sku: "TAP-BRANCO", quantity: 1 },
        { sku: "BAMBU", name: "Tapete de bambu", quantity: 1 },
      ]),
    ).toBe("2 pacotes: Tapete branco e Tapete de bambu");
  });

  it("is that of its kind while it is empty", () => {
    expect(purchaseName("wet-food", [])).toBe("Assinatura de alimentos úmidos");
  });
});
