import { expect, it } from "vitest";
import { cents, zeroCents } from "../money/cents.ts";
import { carriedFreightText, type MovedPurchase, movedPurchaseRows, movedTitle } from "./movedPurchase.ts";

const pads: MovedPurchase = {
  kind: "hygiene",
  isWithBox: true,
  freight: zeroCents,
  newFreight: cents(1_341),
  total: cents(23_960),
  newTotal: cents(25_301),
};

it("shows the freight and the monthly total, before and after", () => {
  expect(movedPurchaseRows(pads)).toEqual([
    { name: "Frete de cada envio", before: "Frete Grátis", after: "R$13,41" },
    { name: "Total por mês", before: "R$239,60", after: "R$253,01" },
  ]);
  expect(movedTitle(pads)).toBe("Tapetes higiênicos que vão com esta caixa");
});

it("MAN-429 explains the freight of a purchase that travels with a box, if it pays any", () => {
  expect(carriedFreightText(pads, "AM")).toBe(
    "Para AM, até 2 pacotes viajam de graça com a caixa. Do que passa disso, você paga o frete proporcional: R$13,41 por envio.",
  );
  expect(carriedFreightText(pads, "CE")).toContain("até 1 pacote viaja de graça");
  expect(carriedFreightText({ ...pads, newFreight: zeroCents }, "AM")).toBeUndefined();
  expect(carriedFreightText({ ...pads, isWithBox: false }, "AM")).toBeUndefined();
  expect(carriedFreightText({ ...pads, isNextStandalone: true }, "AM")).toBe(
    "A caixa termina antes da próxima cobrança: a partir dela, os produtos vão em envio avulso, com frete próprio.",
  );
});
