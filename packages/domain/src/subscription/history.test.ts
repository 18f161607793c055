import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import {
  type HistoryEntry,
  type HistoryEventName,
  historyKindOf,
  historyKinds,
  isHistoryEvent,
  isNext,
  kindsIn,
  splitHistory,
} from "./history.ts";
import { historyText } from "./historyText.ts";

const today = civilDate(2026, 3, 10);

const said: Readonly<Record<HistoryEventName, string>> = {
  "charge-paid": "Cobrança de R$79,90 paga",
  "charge-refused": "Cobrança de R$79,90 recusada pelo cartão",
  "charge-due": "Próxima cobrança de R$79,90",
  "charge-retry": "Nova tentativa de cobrança de R$79,90 no Manaus",
  "penalty-paid": "Multa de R$79,90 paga",
  "penalty-refused": "Multa de R$79,90 recusada pelo cartão",
  "penalty-due": "Multa de R$79,90 pelo cancelamento",
  "box-sent": "Caixa entregue à transportadora",
  "box-delivered": "Caixa recebida",
  "box-aborted": "Envio abortado",
  "box-credited": "Crédito de R$79,90 pela caixa que não saiu, descontado da cobrança seguinte",
  "box-refunded": "Devolução de R$79,90 pela caixa que não saiu",
  "box-leaves": "Próxima caixa sai",
  "box-arrives": "Caixa a caminho deve chegar",
  started: "Começo da assinatura",
  starts: "Começo da assinatura",
  "renewed-from": "Começo da assinatura, renovando a anterior",
  renewed: "Assinatura renovada",
  expired: "Fim da assinatura",
  "cancel-asked": "Pedido de cancelamento",
  canceled: "Assinatura cancelada",
  "renewal-canceled": "Renovação cancelada",
  renews: "Renovação automática",
  ends: "Fim da assinatura, sem renovação",
  "address-changed": "Endereço de entrega alterado para Manaus",
  "extra-changed": "Item extra incluído: Manaus",
};

const names = Object.keys(said).filter(isHistoryEvent);

const entry: fc.Arbitrary<HistoryEntry> = fc.record({
  event: fc.constantFrom(...names),
  on: fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)),
});

describe("the history of a subscription", () => {
  it.each(names)("has a text for %s", (event) => {
    expect(historyText({ event, on: today, amount: cents(7990), what: "Manaus" })).toBe(said[event]);
  });

  it("names no amount if a credit covers the whole charge", () => {
    const amount = cents(0);
    expect(historyText({ event: "charge-due", on: today, amount })).toBe(
      "Nada a pagar na próxima cobrança: seu crédito cobre o mês",
    );
    expect(historyText({ event: "charge-paid", on: today, amount })).toBe("Nada cobrado: seu crédito cobriu o mês");
  });

  it("omits unknown details", () => {
    expect(historyText({ event: "charge-paid", on: today })).toBe("Cobrança paga");
    expect(historyText({ event: "charge-retry", on: today })).toBe("Nova tentativa de cobrança");
    expect(historyText({ event: "address-changed", on: today })).toBe("Endereço de entrega alterado");
    expect(historyText({ event: "extra-changed", on: today })).toBe("Item extra retirado");
    expect(isHistoryEvent("toString")).toBe(false);
  });

  it("partitions all entries by past and next, and by kind", () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const all = splitHistory(entries);
        expect(new Set([...all.next, ...all.past])).toEqual(new Set(entries));
        expect(all.next.length + all.past.length).toBe(entries.length);
        const byKind = historyKinds.map((kind) => splitHistory(entries, kind));
        expect(byKind.flatMap(({ next, past }) => [...next, ...past])).toHaveLength(entries.length);
        expect(kindsIn(entries)).toEqual(
          historyKinds.filter((kind) => entries.some((each) => historyKindOf(each) === kind)),
        );
      }),
    );
  });

  it("sorts next entries soonest first, and past ones latest first", () => {
    fc.assert(
      fc.property(fc.array(entry), fc.constantFrom(undefined, ...historyKinds), (entries, kind) => {
        const { next, past } = splitHistory(entries, kind);
        expect(next.map(({ on }) => on)).toEqual(next.map(({ on }) => on).toSorted());
        expect(past.map(({ on }) => on)).toEqual(
          past
            .map(({ on }) => on)
            .toSorted()
            .toReversed(),
        );
        expect(next.every(isNext)).toBe(true);
        expect(past.some(isNext)).toBe(false);
      }),
    );
  });

  it("shows later entries of the same day first", () => {
    const [paid, sent] = [{ event: "charge-paid", on: today } as const, { event: "box-sent", on: today } as const];
    expect(splitHistory([paid, sent]).past).toEqual([sent, paid]);
  });
});
