import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { attentionFigures, attentionOf, isOwed } from "./attention.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import { attentionStep } from "./attentionStep.ts";
import { attentionText } from "./attentionText.ts";
import { subscriptionStatuses } from "./status.ts";

const today = civilDate(2026, 11, 22);
const inDays = (days: number) => addDays(today, days);
const [debt, money] = [{ on: inDays(-3), amount: cents(8_490) }, cents(6_990)];
const calm: AttentionFacts = { status: "active", nextCharge: { on: inDays(12), amount: money } };

function said(facts: AttentionFacts): string {
  return attentionText(attentionOf({ ...calm, ...facts }, today), today);
}

describe("the most urgent thing about a subscription", () => {
  it("is an open charge, or the payment that the customer has begun", () => {
    expect(said({ debt })).toBe("R$84,90 em aberto desde 19\u00a0de novembro.");
    expect(said({ debt: {} })).toBe("Pagamento em aberto.");
    expect(said({ debt: { ...debt, isPenalty: true } })).toBe("Multa de R$84,90 em aberto desde 19\u00a0de novembro.");
    const expiresAt = Date.parse("2026-11-22T14:32:00-03:00");
    expect(said({ debt, payment: { by: "pix", expiresAt } })).toBe(
      "Falta pagar o PIX de R$84,90; o código vale até 14h32 (horário de Brasília).",
    );
    expect(said({ debt, payment: { by: "pix" } })).toBe("Falta pagar o PIX de R$84,90.");
    expect(said({ debt, payment: { by: "boleto", lastDay: inDays(2) } })).toBe(
      "Falta pagar o boleto de R$84,90; ele vence em 24\u00a0de novembro.",
    );
    // Due on a Saturday, read on the Sunday after it.
    expect(said({ debt, payment: { by: "boleto", lastDay: inDays(-1) } })).toBe(
      "Falta pagar o boleto de R$84,90; o banco aceita até 23\u00a0de novembro.",
    );
    expect(said({ debt, payment: { by: "boleto", isPaid: true } })).toBe(
      "O boleto de R$84,90 foi pago; falta o banco confirmar.",
    );
    expect(said({ debt, payment: { by: "card" } })).toBe("O pagamento de R$84,90 espera a resposta do banco.");
  });

  it("is then the card, the box, the cancellation, the end of the term, and otherwise the next charge", () => {
    const term = { on: inDays(20), renews: true, amount: money };
    const leaving = { on: inDays(1), penalty: cents(1_798) };
    const box = { state: "late", on: inDays(-1) } as const;
    const endingCard = { lastFour: "1111", on: inDays(12) };
    expect(said({ endingCard, box, term })).toBe("O cartão final 1111 vence antes da cobrança de 4\u00a0de dezembro.");
    expect(said({ box, leaving, term })).toBe("A caixa está atrasada: era esperada até 21\u00a0de novembro.");
    expect(said({ box: { state: "aborted" }, term })).toBe(
      "O envio da caixa foi abortado. O valor da caixa que não saiu será descontado da próxima cobrança ou, se não houver outra, devolvido.",
    );
    expect(said({ box: { state: "aborted", credit: money } })).toBe(
      "O envio da caixa foi abortado. Os R$69,90 da caixa que não saiu serão descontados da próxima cobrança.",
    );
    expect(said({ box: { state: "aborted", refund: money } })).toBe(
      "O envio da caixa foi abortado. Os R$69,90 da caixa que não saiu serão devolvidos.",
    );
    expect(said({ leaving, endingCard, term })).toBe(
      "O cancelamento foi pedido e vale a partir de 23\u00a0de novembro, com multa de R$17,98.",
    );
    expect(said({ leaving: { on: inDays(1) } })).toBe(
      "O cancelamento foi pedido e vale a partir de 23\u00a0de novembro, sem multa.",
    );
    expect(said({ term })).toBe("A assinatura se renova sozinha em 12\u00a0de dezembro, por R$69,90 por mês.");
    expect(said({ term: { ...term, renews: false } })).toBe(
      "A assinatura termina em 12\u00a0de dezembro, sem renovação automática.",
    );
    expect(said({ term: { ...term, on: inDays(31) } })).toBe(
      "Tudo em dia. Próxima cobrança: R$69,90 em 4\u00a0de dezembro.",
    );
  });

  it("of an ended subscription is its end, unless a penalty is open", () => {
    expect(said({ status: "expired", endedOn: inDays(-5) })).toBe("Esta assinatura terminou em 17\u00a0de novembro.");
    expect(said({ status: "canceled" })).toBe("Esta assinatura foi cancelada.");
    expect(said({ status: "canceled", debt: { ...debt, isPenalty: true } })).toMatch(/^Multa/);
  });

  it("names the pet in a list of several", () => {
    const bob = { name: "Bob", sex: "male" } as const;
    const ofBob = (facts: AttentionFacts) => attentionText(attentionOf({ ...calm, ...facts }, today), today, bob);
    const term = { on: inDays(20), renews: false };
    expect(ofBob({ term })).toBe("A assinatura do Bob termina em 12\u00a0de dezembro, sem renovação automática.");
    expect(ofBob({ awaitsFirstPayment: true })).toBe(
      "O primeiro pagamento da assinatura do Bob está em análise no banco.",
    );
  });

  it("before the first payment is the bank's reply", () => {
    expect(said({ awaitsFirstPayment: true })).toBe("O primeiro pagamento está em análise no banco.");
  });

  it("always has a sentence and a way on, and a debt is never hidden", () => {
    const day = fc.integer({ min: -60, max: 60 }).map(inDays);
    const amount = fc.integer({ min: 1, max: 100_000 }).map(cents);
    const requiredKeys: [] = [];
    const facts = fc.record(
      {
        status: fc.constantFrom(...subscriptionStatuses),
        debt: fc.record({ on: day, amount }, { requiredKeys }),
        payment: fc.record({ by: fc.constantFrom("pix" as const, "boleto" as const, "card" as const) }),
        endingCard: fc.record({ lastFour: fc.constant("1111"), on: day }),
        box: fc.record({ state: fc.constantFrom("late" as const, "aborted" as const), on: day }),
        leaving: fc.record({ on: day, penalty: amount }, { requiredKeys }),
        term: fc.record({ on: day, renews: fc.boolean() }),
        nextCharge: fc.record({ on: day, amount }),
      },
      { requiredKeys },
    );
    fc.assert(
      fc.property(facts, (known) => {
        const attention = attentionOf(known, today);
        expect(attentionText(attention, today)).toMatch(/^[A-Z].*\.$/);
        expect(attentionStep(attention, "BOB0000001")).toMatchObject({
          label: expect.stringMatching(/\w/),
          path: expect.stringMatching(/^\//),
        });
        if (known.debt === undefined) return;
        expect(isOwed(attention)).toBe(true);
        expect(attentionFigures(attention)).toEqual({ amount: known.debt.amount, on: known.debt.on });
      }),
      { seed: 70 },
    );
  });
});
