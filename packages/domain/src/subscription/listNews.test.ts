import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import { listNews, type NamedSubscription } from "./listNews.ts";

const today = civilDate(2026, 3, 10);

const of = (facts: AttentionFacts, code = "BOB1", name = "Bob"): NamedSubscription => ({ code, name, facts });

const calm: AttentionFacts = { status: "active", nextCharge: { on: addDays(today, 3), amount: cents(6990) } };
const debt: AttentionFacts = { status: "overdue", debt: { on: addDays(today, -3), amount: cents(6990) } };
const pix: AttentionFacts = { ...debt, payment: { by: "pix" } };

describe("the news of a list", () => {
  it.each<[string, AttentionFacts, AttentionFacts]>([
    ["Bob: R$69,90 em aberto desde 7\u00a0de março.", calm, debt],
    ["Bob: Falta pagar o PIX de R$69,90.", debt, pix],
    [
      "Bob: O PIX de R$69,90 foi pago; falta o banco confirmar.",
      pix,
      { ...debt, payment: { by: "pix", isPaid: true } },
    ],
    ["Bob: R$69,90 em aberto desde 7\u00a0de março.", pix, debt],
    ["Bob: Tudo em dia. Próxima cobrança: R$69,90 em 13\u00a0de março.", debt, calm],
    ["Bob: Esta assinatura terminou em 9\u00a0de março.", calm, { status: "expired", endedOn: addDays(today, -1) }],
  ])("%s", (news, before, after) => {
    expect(listNews([of(before)], [of(after)], today)).toEqual([news]);
  });

  it("are empty without a change, for another date of a coming charge, and for a new or a missing subscription", () => {
    const later = { ...calm, nextCharge: { on: addDays(today, 34), amount: cents(6990) } };
    expect(listNews([of(debt)], [of({ ...debt })], today)).toEqual([]);
    expect(listNews([of(calm)], [of(later)], today)).toEqual([]);
    expect(listNews([], [of(debt)], today)).toEqual([]);
    expect(listNews([of(calm)], [], today)).toEqual([]);
  });

  it("cover each subscription, and a renewal, which has another code", () => {
    const before = [of(calm), of(debt, "MIKA1", "Mika")];
    const after = [of(calm, "MIKA1", "Mika"), of(debt, "BOB2")];
    expect(listNews(before, after, today)).toEqual([
      "Mika: Tudo em dia. Próxima cobrança: R$69,90 em 13\u00a0de março.",
      "Bob: R$69,90 em aberto desde 7\u00a0de março.",
    ]);
    // The other one of the same name is not its renewal.
    expect(listNews([of(calm)], [of(calm), of(debt, "BOB2")], today)).toEqual([]);
  });
});
