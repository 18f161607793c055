import { expect, it } from "vitest";
import type { Failure } from "../failure/failure.ts";
import {
  extraItemCostChanged,
  upsellDone,
  upsellFailureText,
  upsellFailureTitle,
  upsellRedirectSeconds,
  upsellTitle,
} from "./upsellTexts.ts";

it("MAN-058 MAN-360 MAN-361 MAN-362 are the specified texts", () => {
  expect(upsellTitle).toBe("Turbine sua assinatura");
  expect(upsellFailureTitle).toBe("ops...");
  expect(upsellDone).toEqual({ title: "Sucesso!", text: "Sua assinatura foi alterada com sucesso!" });
  expect(upsellRedirectSeconds).toBe(2);
});

it("MAN-360 shows the same text for any failure, with the reason below it if known", () => {
  const said = (failure: Failure) => upsellFailureText(failure);
  const text = "Não foi possivel realizar seu pagamento.";
  expect(said({ kind: "refused" })).toBe(text);
  expect(said({ kind: "unavailable" })).toBe(text);
  expect(said({ kind: "contract", detail: "has_error" })).toBe(text);
  expect(said({ kind: "refused", message: "Este item acabou." })).toBe(`${text}\nEste item acabou.`);
  expect(said({ kind: "invalid", fields: {}, message: "Escolha um item." })).toBe(`${text}\nEscolha um item.`);
  expect(said({ kind: "unavailable", message: "Volte daqui a 30 segundos." })).toBe(text);
  expect(said({ kind: "too-many" })).toMatch(new RegExp(`^${text}\\nMuitas tentativas`));
});

it.each(["offline", "timeout"] as const)("MAN-360 says after a lost reply (%s) that the item may be there", (kind) => {
  expect(upsellFailureText({ kind })).toBe(
    "Não foi possivel realizar seu pagamento.\nA resposta não chegou, e o item pode já estar na sua assinatura: confira o valor por mês antes de tentar de novo.",
  );
});

it("speaks of no payment when another cost stopped the customer before one", () => {
  const message = "O valor por mês passou de R$89,80 para R$99,80.";
  expect(upsellFailureText({ kind: "refused", type: extraItemCostChanged, message })).toBe(message);
});
