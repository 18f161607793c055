import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents, zeroCents } from "../money/cents.ts";
import { changedTotalText, scheduledTotalChanged } from "./changedTotal.ts";
import {
  initialItems,
  isSameSelection,
  itemsChangeOf,
  parseRequestedItems,
  type RequestedItem,
  toggleItem,
  withQuantity,
} from "./itemsChange.ts";
import { scheduledCancelMessages } from "./messages.ts";
import { isChangeable, isOngoing, type OwnScheduled, pendingShipments } from "./ownScheduled.ts";
import { cancelFailureText, cancellationEffectTexts, changeFailureText } from "./ownScheduledTexts.ts";
import { maxCancelDescriptionLength, parseScheduledCancel, scheduledCancelReasons } from "./scheduledCancel.ts";
import { dispatchText } from "./scheduledFreight.ts";
import type { ScheduledProduct } from "./scheduledItem.ts";

const option = (quantity: number, each: number) => ({ quantity, specialPrice: cents(each) });
const product = (sku: string, ...options: ScheduledProduct["options"]): ScheduledProduct => ({
  sku,
  name: sku,
  options,
});

const products = [
  product("TAP-BRANCO", option(1, 6_490), option(2, 6_290), option(4, 5_990)),
  product("TAP-LAVANDA", option(1, 8_990), option(2, 8_690)),
  product("TAP-CARVAO"),
];
const [white = product("")] = products;

const subscription: OwnScheduled = {
  code: "TAPETES001",
  contractId: "CTR-TAPETES001",
  status: { label: "Ativa", tone: "success" },
  items: [{ ...white, quantity: 2 }],
  isStandalone: false,
  sentWith: { name: "Bob", sex: "male" },
  freight: zeroCents,
  shipments: [],
  products,
  nextChargeOn: civilDate(2026, 4, 8),
  parcel: { state: "SP", price: cents(1_190) },
};
const wish = (sku: string, quantity: number): RequestedItem => ({ sku, quantity });

describe("the requested items", () => {
  it("MAN-277 MAN-278 MAN-281 are at least one", () => {
    expect(parseRequestedItems("hygiene", [], subscription)).toEqual({
      ok: false,
      error: "Selecione uma opção de tapete",
    });
    expect(parseRequestedItems("wet-food", [], subscription)).toEqual({
      ok: false,
      error: "Selecione uma opção de alimento",
    });
  });

  it("are products for sale, each once, in a quantity for sale", () => {
    const anySku = fc.constantFrom("TAP-BRANCO", "TAP-LAVANDA", "TAP-CARVAO", "TAP-NADA", "__proto__", "");
    const anyQuantity = fc.constantFrom(-1, 0, 1, 1.5, 2, 3, 4, 1e9, Number.NaN, Number.POSITIVE_INFINITY);
    const anyWish = fc.array(fc.record({ sku: anySku, quantity: anyQuantity }), { maxLength: 3 });
    const isSold = ({ sku, quantity }: RequestedItem) =>
      products.some((each) => each.sku === sku && each.options.some((sold) => sold.quantity === quantity));
    fc.assert(
      fc.property(anyWish, (wanted) => {
        const isOnce = new Set(wanted.map(({ sku }) => sku)).size === wanted.length;
        const parsed = parseRequestedItems("hygiene", wanted, subscription);
        expect(parsed.ok).toBe(wanted.length > 0 && isOnce && wanted.every(isSold));
        if (parsed.ok) expect(isSameSelection(wanted, parsed.value)).toBe(true);
      }),
    );
  });

  it.each([
    ["twice", [wish("TAP-BRANCO", 1), wish("TAP-BRANCO", 2)], "Um produto está repetido."],
    ["unknown", [wish("TAP-NADA", 1)], "Um dos produtos não está à venda."],
    ["sold out", [wish("TAP-CARVAO", 1)], "Tapete super premium de carvão ativado está esgotado."],
    ["of a quantity between two", [wish("TAP-BRANCO", 3)], "Tapete branco: escolha uma das quantidades à venda."],
  ])("are rejected with a sentence if %s", (_title, wanted, error) => {
    expect(parseRequestedItems("hygiene", wanted, subscription)).toEqual({ ok: false, error });
  });

  it("are the same only if each of them is", () => {
    const both = [wish("TAP-BRANCO", 2), wish("TAP-LAVANDA", 1)];
    const one = withQuantity(both, wish("TAP-LAVANDA", 2));
    expect(one).toEqual([wish("TAP-BRANCO", 2), wish("TAP-LAVANDA", 2)]);
    expect([isSameSelection([...both].reverse(), both), isSameSelection(one, both)]).toEqual([true, false]);
    expect(isSameSelection([wish("TAP-LAVANDA", 2)], [wish("TAP-BRANCO", 2)])).toBe(false);
    expect(isSameSelection([wish("TAP-BRANCO", 2)], both)).toBe(false);
  });

  it("may keep a current quantity above the options, but no other such quantity (FUN-181)", () => {
    const sixty = { items: [{ ...white, quantity: 60 }], products };
    expect(parseRequestedItems("hygiene", [wish("TAP-BRANCO", 60), wish("TAP-LAVANDA", 1)], sixty).ok).toBe(true);
    expect(parseRequestedItems("hygiene", [wish("TAP-BRANCO", 58)], sixty).ok).toBe(false);
    expect(parseRequestedItems("hygiene", [wish("TAP-LAVANDA", 60)], sixty).ok).toBe(false);
  });

  it("MAN-277 can be toggled in any order, but never all off", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...products), { maxLength: 20 }), (pressed) => {
        let wanted = initialItems(subscription);
        for (const each of pressed) {
          const next = toggleItem(wanted, each);
          if (next === undefined) expect(wanted.map(({ sku }) => sku)).toEqual([each.sku]);
          wanted = next ?? wanted;
          expect(parseRequestedItems("hygiene", wanted, subscription).ok).toBe(true);
        }
      }),
    );
  });

  it("start with the current items still for sale, and differ with another quantity", () => {
    const gone = { ...subscription, items: [...subscription.items, { ...product("TAP-BAMBU"), quantity: 1 }] };
    expect(initialItems(gone)).toEqual([wish("TAP-BRANCO", 2)]);
    const more = withQuantity(initialItems(gone), wish("TAP-BRANCO", 4));
    expect([
      isSameSelection(more, subscription.items),
      isSameSelection(initialItems(gone), subscription.items),
    ]).toEqual([false, true]);
  });
});

describe("the effects of a change", () => {
  it("MAN-223 MAN-405 MAN-406 are shown before saving: price, freight, and the first shipment", () => {
    const change = itemsChangeOf("hygiene", subscription, [wish("TAP-BRANCO", 4)]);
    // 3.6 kg: the 600 g above São Paulo's limit of three kilograms pay their share.
    expect(change).toMatchObject({ freight: 143, totalText: "R$241,03" });
    expect(change.rows).toEqual([
      { name: "Em cada envio", before: "2 pacotes", after: "4 pacotes" },
      { name: "Frete", before: "Frete Grátis", after: "R$1,43" },
      { name: "Próxima cobrança em 08/04/2026", before: "R$125,80", after: "R$241,03" },
    ]);
    expect(change.firstText).toBe(
      "O que já foi cobrado segue como está. O primeiro envio com a mudança é o da cobrança de 8\u00a0de abril de 2026, e vai com o BOX seguinte do Bob.",
    );
    expect(change).not.toHaveProperty("stepText");
  });

  it("include a shipment on its own, and omit an unknown date or parcel", () => {
    const { sentWith: _box, ...alone } = { ...subscription, isStandalone: true };
    expect(itemsChangeOf("hygiene", alone, [wish("TAP-BRANCO", 1)])).toMatchObject({
      freight: 1_190,
      firstText: expect.stringContaining("sai por volta de 10\u00a0de abril de 2026"),
    });
    const { nextChargeOn: _day, parcel: _parcel, ...silent } = subscription;
    expect(itemsChangeOf("hygiene", silent, [wish("TAP-BRANCO", 4)])).toMatchObject({
      freight: 0,
      firstText: expect.stringContaining("a partir da próxima cobrança"),
    });
  });

  it("include the own parcel of a shipment whose box ends before the charge", () => {
    const ending = { ...subscription, freight: cents(1_190), isNextStandalone: true };
    const change = itemsChangeOf("hygiene", ending, [wish("TAP-BRANCO", 1)]);
    expect(change).toMatchObject({ freight: 1_190, totalText: "R$76,80" });
    expect(change.firstText).toBe(
      "O que já foi cobrado segue como está. O primeiro envio com a mudança é o da cobrança de 8\u00a0de abril de 2026. O BOX do Bob termina antes: os produtos vão em envio avulso, por volta de 10\u00a0de abril de 2026, com frete próprio.",
    );
  });

  it("never show the current freight for another weight, if the new one cannot be computed", () => {
    const { parcel: _parcel, ...silent } = subscription;
    const heavier = itemsChangeOf("hygiene", silent, [wish("TAP-BRANCO", 4)]);
    expect(heavier).toMatchObject({ freightText: "Calculado ao salvar", totalText: "R$239,60 +\u00a0frete" });
    expect(heavier.rows).toMatchObject([
      { name: "Em cada envio" },
      { before: "Frete Grátis", after: "Calculado ao salvar" },
      { after: "R$239,60 +\u00a0frete" },
    ]);
    const asHeavy = itemsChangeOf("hygiene", silent, [wish("TAP-LAVANDA", 2)]);
    expect(asHeavy).toMatchObject({ freightText: "Frete Grátis", totalText: "R$173,80" });
  });

  it("without items are no freight and no charge: not even a parcel of its own is paid", () => {
    const alone = { ...subscription, isStandalone: true, freight: cents(1_190) };
    const toNothing = itemsChangeOf("hygiene", alone, []);
    expect(toNothing).toMatchObject({ freight: 0, totalText: "R$0,00" });
    expect(toNothing.rows.map(({ before, after }) => [before, after])).toEqual([
      ["2 pacotes", "0 pacotes"],
      ["R$11,90", "Nenhum"],
      ["R$137,70", "Nenhuma"],
    ]);
    const soldOut = { ...alone, items: [{ ...product("TAP-BAMBU"), quantity: 2 }] };
    for (const nothing of [soldOut, { ...alone, items: [] }]) {
      expect(
        itemsChangeOf("hygiene", nothing, [wish("TAP-BRANCO", 1)]).rows.map(({ before, after }) => [before, after]),
      ).toEqual([
        ["0 pacotes", "1 pacote"],
        ["Nenhum", "R$11,90"],
        ["Nenhuma", "R$76,80"],
      ]);
    }
  });

  it("are a charge exactly if something is sent", () => {
    const anyWish = fc.record({
      sku: fc.constantFrom(...products).map(({ sku }) => sku),
      quantity: fc.nat({ max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 3 }), fc.boolean(), (wanted, isStandalone) => {
        const { items, freight, rows } = itemsChangeOf("hygiene", { ...subscription, isStandalone }, wanted);
        const isSent = items.some(({ quantity, options }) => quantity > 0 && options.length > 0);
        expect(rows.at(-1)?.after !== "Nenhuma").toBe(isSent);
        if (!isSent) expect(freight).toBe(0);
      }),
    );
  });

  it("MAN-401 MAN-402 MAN-403 of food include the next lower unit price", () => {
    const sachet = product("SACHE-PEIXE", option(12, 890), option(18, 850));
    const food = { ...subscription, items: [{ ...sachet, quantity: 12 }], products: [sachet] };
    expect(itemsChangeOf("wet-food", food, [wish("SACHE-PEIXE", 12)])).toMatchObject({
      totalText: "R$106,80",
      stepText: "Com mais 6 sachês, cada um sai por R$8,50.",
    });
    expect(itemsChangeOf("wet-food", food, [wish("SACHE-PEIXE", 18)])).not.toHaveProperty("stepText");
  });
});

describe("the notice of another total", () => {
  const alone = { ...subscription, isStandalone: true };
  const moved = { ...alone, parcel: { state: "AM", price: cents(4_190) } } as const;
  const onePack = [wish("TAP-BRANCO", 1)];

  it("names both totals, and is the whole message", () => {
    const text = changedTotalText("hygiene", onePack, { seen: alone, now: moved });
    expect(text).toBe(
      "O valor mudou de R$76,80 para R$106,80 por mês. Nada foi salvo: confira e, se concordar, salve de novo.",
    );
    expect(changeFailureText({ kind: "refused", type: scheduledTotalChanged, message: text ?? "" })).toBe(text);
  });

  it.each([
    ["for the same total", alone],
    [
      "for a subscription that was cancelled, of which the server says so",
      { ...moved, endedOn: civilDate(2026, 3, 1) },
    ],
    ["for a product that has sold out, of which the server says so", { ...moved, products: [product("TAP-BRANCO")] }],
  ])("is absent %s", (_title, now) => {
    expect(changedTotalText("hygiene", onePack, { seen: alone, now })).toBeUndefined();
  });
});

describe("cancelling", () => {
  it("MAN-181 MAN-182 MAN-183 MAN-184 SUB-383 SUB-384 has its kind's reasons", () => {
    expect(scheduledCancelReasons.hygiene).toEqual([
      "Não gostei do Tapete",
      "Tive problemas com a entrega",
      "Achei muito caro",
      "Outro motivo",
    ]);
    expect(scheduledCancelReasons["wet-food"]).toEqual([
      "Não gostei do produto",
      "Tive problemas com a entrega",
      "Achei muito caro",
      "Pouca variedade de sabores",
      "Outro motivo",
    ]);
  });

  it.each(["hygiene", "wet-food"] as const)(
    "MAN-255 MAN-256 MAN-257 SUB-293 SUB-294 SUB-295 SUB-296 of %s requires a reason and a description",
    (kind) => {
      expect(scheduledCancelMessages["cancel-reason-missing"]).toBe("Por favor selecione o campo acima");
      expect(scheduledCancelMessages["cancel-description-missing"]).toBe("Por favor, preencha este campo");
      expect(parseScheduledCancel(kind, { reason: "", description: " \u0000\n" })).toEqual({
        ok: false,
        error: {
          motivo_principal: "cancel-reason-missing",
          motivo_descrito: "cancel-description-missing",
        },
      });
    },
  );

  it("MAN-258 SUB-297 accepts up to 2,000 characters", () => {
    const parse = (length: number) =>
      parseScheduledCancel("hygiene", { reason: "Outro motivo", description: "🐶".repeat(length) });
    expect([parse(maxCancelDescriptionLength).ok, parse(maxCancelDescriptionLength + 1).ok]).toEqual([true, false]);
  });

  it("keeps line breaks and markup, and drops characters that a database column cannot store", () => {
    const sent = { reason: "Outro motivo", description: "<b>Um</b>\r\ndois\u001b \ud800" };
    expect(parseScheduledCancel("wet-food", sent)).toEqual({
      ok: true,
      value: { reason: "Outro motivo", description: "<b>Um</b>\ndois \ufffd" },
    });
  });

  it("lists the shipments that still arrive, and excludes further charges", () => {
    const shipment = { id: "1", status: "sent", standalone: true, delivered: false } as const;
    const said = (...shipments: OwnScheduled["shipments"]) =>
      cancellationEffectTexts("hygiene", { ...subscription, shipments })[2];
    expect(said()).toBe("Nada está a caminho: não chega mais nenhum envio.");
    expect(said(shipment, { ...shipment, delivered: true }, { ...shipment, status: "aborted" })).toBe(
      "O envio que já foi pago ainda chega.",
    );
    expect(said(shipment, shipment)).toBe("Os 2 envios que já foram pagos ainda chegam.");
    const [which, charges] = cancellationEffectTexts("hygiene", subscription);
    expect(which).toBe("A assinatura de 2 pacotes de tapete branco (TAPETES001) termina hoje.");
    expect(charges).toBe("Você não paga mais nada, nem multa.");
    expect(cancellationEffectTexts("hygiene", { ...subscription, items: [] })[0]).toBe(
      "Assinatura de tapetes higiênicos (TAPETES001): termina hoje.",
    );
    expect(pendingShipments({ shipments: [shipment] })).toHaveLength(1);
  });
});

it("SUB-105 is shipped with a pet's box, or on its own", () => {
  expect(dispatchText(subscription)).toBe("Com o BOX do Bob");
  expect(dispatchText({ ...subscription, isNextStandalone: true })).toBe(
    "Com o BOX do Bob; a partir da próxima cobrança, envio avulso",
  );
  expect(dispatchText({ isStandalone: true })).toBe("Envio avulso");
  expect(dispatchText({ isStandalone: false })).toBe("Envio avulso");
  expect([isOngoing(subscription), isOngoing({ endedOn: civilDate(2026, 3, 1) })]).toEqual([true, false]);
  const unpaid = { ...subscription, changeLocked: "O primeiro pagamento está em andamento." };
  expect([isChangeable(subscription), isChangeable(unpaid)]).toEqual([true, false]);
  expect(isChangeable({ endedOn: civilDate(2026, 3, 1) })).toBe(false);
});

it("SUB-364 MAN-369 MAN-371 a failure has the specified text unchanged, with the server's reason below it if any", () => {
  const change = "um erro ocorreu ao alterar sua assinatura";
  const cancel = "um erro ocorreu, por favor entre em contato com nosso atendimento";
  expect([changeFailureText({ kind: "unavailable" }), cancelFailureText({ kind: "unavailable" })]).toEqual([
    change,
    cancel,
  ]);
  expect(changeFailureText({ kind: "refused", message: "Acabou." })).toBe(`${change}\nAcabou.`);
  expect(cancelFailureText({ kind: "refused", message: "Espere." })).toBe(`${cancel}\nEspere.`);
  expect(changeFailureText({ kind: "invalid", fields: {}, message: "Acabou." })).toBe(`${change}\nAcabou.`);
  expect(cancelFailureText({ kind: "offline" })).toContain(`${cancel}\n`);
});
