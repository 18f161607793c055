import { addDays, addMonths, civilDate } from "@petbox/domain/calendar/civilDate";
import { couponsInOrder } from "@petbox/domain/coupons/ownCoupon";
import { describe, expect, it } from "vitest";
import { type ScenarioName, scenarios } from "../../scenarios/scenarios.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { paidOn } from "../../testing/threeYears.ts";
import { friendsOf } from "../referral/pageData.ts";
import { memoryStore } from "../store.ts";
import { anniversaryCouponsOf, ownCouponsOf, pausedLevelOf } from "./ownCoupons.ts";

const today = civilDate(2026, 3, 10);

/** The coupons of the scenario's visitor, in display order. */
function couponsIn(name: ScenarioName, day = today) {
  const { newcomer, world } = scenarios[name];
  const store = memoryStore(world(noonOf(day)));
  const coupons = ownCouponsOf(store, newcomer.session?.customerCode ?? "", day);
  return couponsInOrder(coupons, day).map(([{ name, code, type }, { kind }]) => ({ name, code, type, kind }));
}

describe("a customer's coupons", () => {
  it("MAN-115 come from the level, from each friend who counts and from each year, on any day", () => {
    for (let step = 0; step < 12; step += 1) {
      expect(couponsIn("muitos-cupons", addDays(today, step * 29))).toMatchObject(
        [
          { name: "1 ano de assinatura", type: "campanha_aniversario", kind: "valid" },
          { name: "Sua indicação valeu", type: "indicacao", kind: "valid" },
          { name: /^Cupom /, type: "fidelidade_box", kind: "lifelong" },
          { name: "Sua indicação valeu", kind: "expired" },
          { name: "Sua indicação valeu", kind: "used" },
        ].map((coupon) => ({ ...coupon, name: expect.stringMatching(coupon.name) })),
      );
    }
  });

  it("MAN-159 have a name, a description, rules, a code, a type, and a last day unless they are lifelong", () => {
    const { newcomer, world } = scenarios["muitos-cupons"];
    const coupons = ownCouponsOf(memoryStore(world(noonOf(today))), newcomer.session?.customerCode ?? "", today);
    const personal = "<li>É pessoal e intransferível, e não vira dinheiro.</li>";
    expect(coupons.find(({ name }) => name === "1 ano de assinatura")).toEqual({
      name: "1 ano de assinatura",
      description: "15% de desconto em uma compra na loja, para comemorar 1 ano com a gente.",
      rules: `<ul><li>Vale uma vez, em uma compra na loja.</li><li>Não soma com outros cupons.</li>${personal}</ul>`,
      expiresOn: civilDate(2026, 4, 2),
      code: "ANOG559UP",
      type: "campanha_aniversario",
      used: false,
    });
    expect(coupons.find(({ name }) => name === "Cupom Ouro")).toEqual({
      name: "Cupom Ouro",
      description: "8% de desconto extra na loja, porque você é Ouro no programa de fidelidade.",
      rules: `<ul><li>Vale para os itens da categoria <strong>Fidelidade</strong>, em quantas compras você quiser.</li><li>Não tem prazo: é seu, mesmo depois de sair. Só fica em pausa se todas as suas assinaturas de caixa estiverem em atraso.</li>${personal}</ul>`,
      code: "OUROMUDXUB",
      type: "fidelidade_box",
    });
  });

  it("have unique codes of letters and digits", () => {
    const codes = couponsIn("muitos-cupons").map(({ code }) => code);
    for (const code of codes) expect(code).toMatch(/^[A-Z]+[A-Z\d]{6}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toEqual(expect.arrayContaining(couponsIn("assinante").map(({ code }) => code)));
  });

  it("SUB-218 start with the subscription: a customer waiting for the first box has the Bronze one", () => {
    expect(couponsIn("primeira-caixa")).toMatchObject([{ name: "Cupom Bronze", kind: "lifelong" }]);
  });

  it("leave out the level's coupon while every subscription is overdue, and keep it after the last one", () => {
    for (const scenario of ["cartao-recusado", "conta-aberta"] as const) expect(couponsIn(scenario)).toEqual([]);
    expect(couponsIn("quem-saiu")).toMatchObject([{ name: "Cupom Prata", kind: "lifelong" }]);
  });
});

it("keeps every coupon of a customer who leaves, as the request to cancel promises", () => {
  const { newcomer, world } = scenarios["muitos-cupons"];
  const customerCode = newcomer.session?.customerCode ?? "";
  const { subscriptions = [], ...others } = world(noonOf(today));
  const own = (endedOn?: typeof today) => {
    const left = subscriptions.map((each) =>
      each.customerCode === customerCode && endedOn ? { ...each, endedOn } : each,
    );
    return ownCouponsOf(memoryStore({ ...others, subscriptions: left }), customerCode, today);
  };
  expect(own().length).toBeGreaterThan(3);
  expect(own(addDays(today, -1))).toEqual(own());
});

it.each([
  ["cartao-recusado", "Bronze"],
  ["primeira-caixa", undefined],
  ["quem-saiu", undefined],
  ["conta-aberta", undefined],
] as const)("the level whose coupon is paused: %s, %s", (name, level) => {
  const { newcomer, world } = scenarios[name];
  expect(pausedLevelOf(memoryStore(world(noonOf(today))), newcomer.session?.customerCode ?? "", today)).toBe(level);
});

describe("the anniversary coupon", () => {
  const yearsIn = (...difference: Parameters<typeof paidOn>[1][]) => {
    const startedOn = addMonths(today, -30);
    const subscriptions = difference.map((each) => ({ ...paidOn(startedOn), startedOn, ...each }));
    const [first] = subscriptions;
    return anniversaryCouponsOf(memoryStore({ subscriptions }), first?.customerCode ?? "", today).map(
      ({ years, givenOn }) => [years, givenOn],
    );
  };
  const first = addMonths(today, -18);
  const second = addMonths(today, -6);

  it("is given for each full year", () => {
    expect(yearsIn({})).toEqual([
      [1, first],
      [2, second],
    ]);
  });

  it("continues across a renewal, and not beyond the end", () => {
    const renewal = { code: "DENOVO0001", renewedFrom: "ATIVA00001", startedOn: first };
    expect(yearsIn({ endedOn: first, renewedInto: "DENOVO0001" }, renewal)).toEqual([
      [1, first],
      [2, second],
    ]);
    expect(yearsIn({ endedOn: addDays(first, -1) })).toEqual([]);
  });

  it("leaves out a day between an ended term and a later renewal", () => {
    const endedOn = addMonths(first, 2);
    const renewal = { code: "DENOVO0001", renewedFrom: "ATIVA00001", startedOn: addDays(second, 1) };
    expect(yearsIn({ endedOn, renewedInto: "DENOVO0001" }, renewal)).toEqual([[1, first]]);
    expect(yearsIn({ endedOn, renewedInto: "DENOVO0001" }, { ...renewal, startedOn: second })).toEqual([
      [1, first],
      [2, second],
    ]);
  });

  it("is given for no scheduled purchase", () => {
    const { subscriptions = [] } = scenarios["caixa-e-tapetes"].world(noonOf(today));
    const purchase = subscriptions.find((each) => each.purchase !== undefined)?.purchase;
    if (purchase === undefined) throw new Error("The scenario has no scheduled purchase.");
    expect(yearsIn({ purchase })).toEqual([]);
  });
});

it("lists for each friend who counts the coupon that the friend's row names, with the same prize, last day and use", () => {
  const { newcomer, world } = scenarios["muitos-cupons"];
  const store = memoryStore(world(noonOf(today)));
  const customerCode = newcomer.session?.customerCode ?? "";
  const coupons = ownCouponsOf(store, customerCode, today).filter(({ type }) => type === "indicacao");
  const earned = friendsOf(store, customerCode, today).flatMap(({ shopCoupon, reward }) =>
    shopCoupon !== undefined && coupons.some(({ code }) => code === shopCoupon) ? [{ shopCoupon, reward }] : [],
  );
  expect(earned.length).toBeGreaterThan(1);
  expect(earned).toHaveLength(coupons.length);
  for (const { shopCoupon, reward } of earned) {
    const { description, expiresOn, used } = coupons.find(({ code }) => code === shopCoupon) ?? {};
    expect(description?.startsWith(`${reward?.text}, `)).toBe(true);
    expect(reward).toMatchObject({ expiresOn, used });
  }
});
