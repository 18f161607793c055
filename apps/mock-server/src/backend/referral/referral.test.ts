import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { account, activeSubscription, knownCustomers } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { servedPage } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { World } from "../store.ts";

const loggedIn = (code: string): Partial<SessionRecord> => ({
  session: { customerCode: code, reach: "account" },
});
const carla = loggedIn(account.code);
const withFriends = scenarios["amigos-convidados"];

/** The scenario's world, with a subscription of Carla's. */
function worldWithCarla(): World {
  const world = withFriends.world(testMoment);
  return { ...world, subscriptions: [...(world.subscriptions ?? []), activeSubscription(testMoment)] };
}

function shopOf(newcomer: Partial<SessionRecord> = carla, world: World = worldWithCarla()) {
  const server = inProcess({ world, newcomer });
  return {
    async ask(path: "get-by-name-cupom" | "save", body: unknown) {
      return (await server.visit()).post(`/dados-cupom/${path}`, body);
    },
    coupons: () => server.store.invitationCoupons.all(),
  };
}

async function page(newcomer: Partial<SessionRecord>, world: World = worldWithCarla()) {
  return (await servedPage("/convites", { world, newcomer })).page;
}

describe("a coupon's name", () => {
  it.each(["pipocaeamigos", "PipocaEAmigos", "BOBQUERIDO", "natal2023"])(
    "SUB-258 SUB-317 is found when another subscriber or the shop has it, in any case: %s",
    async (name) => {
      expect(await shopOf().ask("get-by-name-cupom", { name })).toEqual({ status: 200, body: { found: true } });
    },
  );

  it("SUB-258 is not found while it is free", async () => {
    expect((await shopOf().ask("get-by-name-cupom", { name: "pipoca07" })).body).toEqual({ found: false });
  });

  it("SUB-260 has 1 to 15 letters and digits, from any page", async () => {
    for (const cupom of ["", "a1b2c3d4e5f6g7h8", "bob querido", "ação2026", "<script>"]) {
      const { ask, coupons } = shopOf();
      expect((await ask("save", { cupom })).status).toBe(422);
      expect(coupons()).toHaveLength(1);
    }
    const { ask, coupons } = shopOf();
    expect((await ask("save", { cupom: "mia" })).body).toEqual({ success: true });
    expect(coupons().at(-1)).toEqual({ customerCode: account.code, name: "mia" });
  });
});

describe("a coupon", () => {
  it("SUB-298 is the only one of its subscriber: a second one is refused", async () => {
    const shop = shopOf();
    expect((await shop.ask("save", { cupom: "caramelo07", from: "/convites" })).body).toEqual({ success: true });
    const second = await shop.ask("save", { cupom: "outronome", from: "/convites" });
    expect(second).toEqual({
      status: 400,
      body: { success: false, message: "Você já tem um cupom. Cada assinante pode ter um só." },
    });
    expect(shop.coupons().filter(({ customerCode }) => customerCode === account.code)).toEqual([
      { customerCode: account.code, name: "caramelo07" },
    ]);
  });

  it("SUB-299 of another subscriber cannot be taken, and is shown to its owner only", async () => {
    const shop = shopOf();
    expect(await shop.ask("save", { cupom: "PIPOCAeAMIGOS" })).toEqual({
      status: 400,
      body: { success: false, message: "Este cupom NÃO está disponível." },
    });
    expect(shop.coupons()).toHaveLength(1);
    expect(await page(carla)).toMatchObject({ coupon: null, referred_users: [] });
    expect(await page(withFriends.newcomer)).toMatchObject({ coupon: { cupom: "pipocaeamigos" } });
  });

  it("SUB-298 is created by a subscriber, not by an account that never subscribed", async () => {
    const { ask, coupons } = shopOf(carla, withFriends.world(testMoment));
    for (const path of ["get-by-name-cupom", "save"] as const) {
      expect(await ask(path, { name: "caramelo07", cupom: "caramelo07" })).toEqual({
        status: 400,
        body: { success: false, message: "O cupom de convite vem com a assinatura." },
      });
    }
    expect(coupons()).toHaveLength(1);
    expect(await page(carla, knownCustomers())).toBeNull();
  });

  it("SUB-298 is created by a former subscriber", async () => {
    const ended = { ...activeSubscription(testMoment, 60), endedOn: civilDate(2026, 3, 1) };
    const { ask } = shopOf(carla, { ...knownCustomers(), subscriptions: [ended] });
    expect(await ask("save", { cupom: "caramelo07" })).toMatchObject({ status: 200 });
  });

  it("is neither looked up nor created by anyone without an account", async () => {
    for (const newcomer of [{}, { session: { customerCode: account.code, reach: "checkout" } } as const]) {
      const { ask, coupons } = shopOf(newcomer);
      expect((await ask("get-by-name-cupom", { name: "caramelo07" })).status).toBe(401);
      expect((await ask("save", { cupom: "caramelo07" })).status).toBe(401);
      expect(coupons()).toHaveLength(1);
      expect(await page(newcomer)).toBeNull();
    }
  });
});

describe("the page of invitations", () => {
  it("SUB-132 SUB-133 SUB-134 SUB-135 SUB-136 SUB-382 lists each friend under the documents' names", async () => {
    const { coupon, referred_users: friends } = await page(withFriends.newcomer);
    const code = expect.stringMatching(/^AMIGO[0-9A-Z]{6}$/);
    expect(coupon).toEqual({ cupom: "pipocaeamigos", cupom_shop: { cupom_shop: code, expire_at: "2026-05-27" } });
    expect(friends.map(({ email, status }: Record<string, unknown>) => [email, status])).toEqual([
      ["eri***", "Não Pago"],
      ["ana***", "Pago"],
      ["lia***", "Pago"],
      ["jo***", "Pago"],
      ["max***", "Pago"],
    ]);
    expect(friends[0]).toEqual({
      nome: "Érico Paz",
      email: "eri***",
      status: "Não Pago",
      data_pagamento: "0000-00-00",
      cupom_shop: null,
    });
    expect(friends[1]).toMatchObject({ nome: "Ana Beatriz", data_pagamento: "2026-02-26", cupom_shop: code });
    expect(JSON.stringify(friends)).not.toMatch(/@|gmail|AMIGO000/);
  });

  it("SUB-131 SUB-379 SUB-380 SUB-381 shows the rewards of the current campaign", async () => {
    const usual = (await page(carla, { ...knownCustomers(), subscriptions: [activeSubscription(testMoment)] }))
      .campaign;
    expect(usual).toMatchObject({ id: "1", banner_desktop: null, banner_mobile: null });
    expect(usual.descricao_beneficio).toMatch(/10% de desconto.*um brinde.*primeira caixa/);
    expect(usual.descricao_beneficio).toMatch(/uma lancheira<\/strong> por amigo.*cumulativo/);
    const { campaign } = await page(carla, scenarios["campanha-de-indicacao"].world(testMoment));
    expect(campaign).toMatchObject({ id: "2", banner_desktop: "/imagens/campanha-larga.svg" });
  });
});
