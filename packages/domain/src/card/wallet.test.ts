import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import type { Failure } from "../failure/failure.ts";
import type { StoredCard } from "./storedCard.ts";
import { canRemoveCard, cardChangedTexts, cardFailureText, cardWithNumber, nextMainCard } from "./wallet.ts";

describe("a wallet", () => {
  it("keeps its last card while a subscription is active", () => {
    expect(canRemoveCard(1, true)).toBe(false);
    expect(canRemoveCard(1, false)).toBe(true);
    expect(canRemoveCard(2, true)).toBe(true);
  });
});

describe("the successor of a removed card", () => {
  const today = civilDate(2026, 3, 10);
  const until = (id: string, year: string): StoredCard => ({
    id,
    lastFour: "1111",
    isMain: false,
    expiry: { month: "12", year },
  });

  it("is the first remaining one that has not expired, or else the first, if any", () => {
    const [over, good, better] = [until("1", "25"), until("2", "26"), until("3", "31")];
    expect(nextMainCard([over, good, better], today)).toBe(good);
    expect(nextMainCard([over], today)).toBe(over);
    expect(nextMainCard([], today)).toBeUndefined();
  });
});

describe("the message about a card", () => {
  it("SUB-366 SUB-367 confirms each change", () => {
    expect(cardChangedTexts).toMatchObject({
      add: "Cartão adicionado com sucesso!",
      edit: "Seu cartão foi editado com sucesso!",
    });
  });

  it("SUB-352 SUB-353 MAN-373 is the server's text for a refusal, or else the fixed text of the change", () => {
    const silent: Failure = { kind: "refused" };
    expect(cardFailureText("add", { kind: "refused", message: "Hoje não." })).toBe("Hoje não.");
    expect(cardFailureText("add", silent)).toBe(
      "Ocorreu um erro ao salvar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
    );
    expect(cardFailureText("edit", silent)).toBe(
      "Ocorreu um erro ao editar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
    );
    expect(cardFailureText("remove", silent)).toBe(
      "Ocorreu um erro, tente novamente ou entre em contato com nosso suporte",
    );
  });

  it.each<Failure>([
    { kind: "offline" },
    { kind: "timeout" },
    { kind: "session-expired" },
    { kind: "too-many", message: "Espere." },
    { kind: "invalid", message: "Número?", fields: {} },
    { kind: "unavailable", message: "Aguarde 30 segundos." },
    { kind: "contract", detail: "success" },
  ])("SUB-355 is the fixed text for any failure other than a refusal: $kind", (failure) => {
    expect(cardFailureText("add", failure)).toMatch(/^Ocorreu um erro ao salvar seu cartão!/);
    expect(cardFailureText("edit", failure)).toMatch(/^Ocorreu um erro ao editar seu cartão!/);
  });

  it("says what the customer can do about a failure on the way", () => {
    expect(cardFailureText("remove", { kind: "offline" })).toMatch(/\nParece que você está sem internet/);
    expect(cardFailureText("makeMain", { kind: "session-expired" })).toMatch(/\nSua sessão expirou/);
    expect(cardFailureText("add", { kind: "too-many" })).toMatch(/\nMuitas tentativas/);
  });
});

it.each(["offline", "timeout"] as const)("does not say which card is the main one after a lost reply: %s", (kind) => {
  expect(cardFailureText("makeMain", { kind })).toMatch(/^Não conseguimos confirmar .*pode já estar valendo/);
  expect(cardFailureText("makeMain", { kind: "unavailable" })).toMatch(/Ele continua o mesmo/);
});

describe("a typed card with a stored number", () => {
  const stored = [
    { firstSix: "411111", lastFour: "1111" },
    { firstSix: "555555", lastFour: "4444" },
  ];

  it("is the same card, whatever its expiry and holder; another number is a different card", () => {
    expect(cardWithNumber(stored, "5555555555554444")).toBe(stored[1]);
    expect(cardWithNumber(stored, "5555550000001111")).toBeUndefined();
    expect(cardWithNumber(stored, "4111120000001111")).toBeUndefined();
    expect(cardWithNumber([{ lastFour: "1111" }], "4111111111111111")).toBeUndefined();
  });
});
