import { expect, it } from "vitest";
import type { Failure } from "../failure/failure.ts";
import { couponSaveFailureText } from "./couponSaveFailure.ts";

it.each<Failure>([
  { kind: "refused", message: "Você já tem um cupom." },
  { kind: "session-expired", message: "Você já tem um cupom." },
])("SUB-350 shows the server's text: $kind", (failure) => {
  expect(couponSaveFailureText(failure)).toBe("Você já tem um cupom.");
});

it.each<Failure>([{ kind: "refused" }, { kind: "refused", message: "" }, { kind: "session-expired" }])(
  "SUB-350 shows a fixed text if the server sends none: %o",
  (failure) => {
    expect(couponSaveFailureText(failure).split("\n")[0]).toBe("Ocorreu um erro!");
  },
);

it.each<Failure>([
  { kind: "offline" },
  { kind: "timeout" },
  { kind: "unavailable", message: "Aguarde 30 segundos." },
  { kind: "too-many", message: "Muitas tentativas." },
  { kind: "invalid", message: "Mínimo 6 e máximo 15 caracteres.", fields: {} },
  { kind: "contract", detail: "reply" },
])("SUB-351 shows the same fixed text for any other failure: $kind", (failure) => {
  expect(couponSaveFailureText(failure).split("\n")[0]).toBe("Ocorreu um erro!");
});

it("says what the customer can do about a failure on the way", () => {
  expect(couponSaveFailureText({ kind: "offline" })).toMatch(/\nParece que você está sem internet/);
});
