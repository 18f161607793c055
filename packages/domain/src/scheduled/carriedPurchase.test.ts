import { expect, it } from "vitest";
import { cents, zeroCents } from "../money/cents.ts";
import { carriedPurchaseRows, carriedPurchaseText } from "./carriedPurchase.ts";

const pads = { kind: "hygiene", freight: zeroCents, freightAlone: cents(1_190) } as const;
const food = { kind: "wet-food", freight: cents(200), freightAlone: cents(1_190) } as const;

it("names the monthly freight of each kind, with the box and without it", () => {
  expect(carriedPurchaseRows([food, pads, pads])).toEqual([
    { name: "Frete por mês: tapetes higiênicos", before: "Frete Grátis", after: "R$23,80, em envio avulso" },
    { name: "Frete por mês: alimentos úmidos", before: "R$2,00", after: "R$11,90, em envio avulso" },
  ]);
  expect(carriedPurchaseText([food, pads])).toBe(
    "Continuam chegando todo mês. Depois da última caixa, vão em envio avulso e pagam frete: tapetes higiênicos, R$11,90; alimentos úmidos, R$11,90 por mês. O que já foi cobrado não muda.",
  );
  expect([carriedPurchaseText([]), carriedPurchaseRows([])]).toEqual([undefined, []]);
});
