import { describe, expect, it } from "vitest";
import { paymentUnderWay } from "../../scenarios/people.ts";
import { type ScenarioName, scenarios } from "../../scenarios/scenarios.ts";
import { pageIn, servedPage } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";

/** The data under `page` for the scenario's visitor at an address of the programme. */
const loyaltyIn = (scenario: ScenarioName, path = "/area-cliente/fidelidade") => pageIn(scenario, path);

const silver = {
  id: 2,
  name: "Prata",
  min_toship: 4,
  free_shipping_with_box: true,
  shop_subscriber_fixed_discount: 5,
  shop_subscriber_cupom: null,
  medal: "/imagens/medalha-prata.svg",
};

describe("a customer's place in the programme", () => {
  it("FUN-139 SUB-144 SUB-002 lists every level under the documents' names, with the coupon of the customer's level only", async () => {
    const { boxes_received, levels } = await loyaltyIn("assinante-ouro");
    expect(boxes_received).toBe(11);
    expect(levels[1]).toEqual(silver);
    expect(levels.map(({ shop_subscriber_cupom: code }: { shop_subscriber_cupom: unknown }) => code)).toEqual([
      ...[null, null, expect.stringMatching(/^OURO[A-Z\d]{6}$/), null, null],
    ]);
  });

  it("has a code that differs from other customers' codes of the same level", async () => {
    const [one, other] = await Promise.all([loyaltyIn("assinante"), loyaltyIn("uma-caixa")]);
    expect(one.levels[0].shop_subscriber_cupom).toMatch(/^BRONZE/);
    expect(other.levels[0].shop_subscriber_cupom).toMatch(/^BRONZE/);
    expect(one.levels[0].shop_subscriber_cupom).not.toBe(other.levels[0].shop_subscriber_cupom);
  });

  it("is paused with its coupon while a payment is overdue, and stays after the last subscription", async () => {
    const overdue = await loyaltyIn("cartao-recusado");
    expect(overdue).toMatchObject({ boxes_received: 1, levels: [{ shop_subscriber_cupom: null }, {}, {}, {}, {}] });
    const left = await loyaltyIn("quem-saiu");
    expect(left.boxes_received).toBe(5);
    expect(left.levels[1].shop_subscriber_cupom).toMatch(/^PRATA/);
    expect(await loyaltyIn("conta-aberta")).toMatchObject({ boxes_received: null });
  });
});

describe("pads and food", () => {
  it("give no level and no coupon: levels count boxes", async () => {
    const { boxes_received, levels, paused_level } = await loyaltyIn("produto-esgotado");
    expect([boxes_received, paused_level ?? null]).toEqual([null, null]);
    expect(levels.flatMap(({ shop_subscriber_cupom: code }: { shop_subscriber_cupom: unknown }) => code ?? [])).toEqual(
      [],
    );
    expect(await pageIn("produto-esgotado", "/area-cliente")).toMatchObject({ loyalty: null });
    expect(await pageIn("produto-esgotado", "/meus-cupons")).toMatchObject({ coupons: [] });
  });

  it("give no level beside a first box whose payment is pending", async () => {
    const { world, newcomer } = scenarios["produto-esgotado"];
    const start = world(testMoment);
    const customerCode = newcomer.session?.customerCode ?? "";
    const pending = { ...paymentUnderWay(testMoment), customerCode };
    const served = { world: { ...start, subscriptions: [...(start.subscriptions ?? []), pending] }, newcomer };
    const [area, programme] = await Promise.all(
      ["/area-cliente", "/area-cliente/fidelidade"].map((path) => servedPage(path, served)),
    );
    expect([area?.page.loyalty, programme?.page.boxes_received]).toEqual([null, null]);
  });

  it("are no reason to stay a subscriber of boxes", async () => {
    expect(await loyaltyIn("assinante-ouro")).toMatchObject({ has_left: false });
    expect(await loyaltyIn("quem-saiu")).toMatchObject({ has_left: true });
  });
});

describe("the programme at its public address", () => {
  const programme = "/programa-de-fidelidade";

  it("SUB-016 is the same for a logged-in customer", async () => {
    expect(await loyaltyIn("assinante-ouro", programme)).toEqual(await loyaltyIn("assinante-ouro"));
  });

  it("SUB-017 shows strangers the levels only, and nothing at the customer's address", async () => {
    const { boxes_received, levels } = await loyaltyIn("novo", programme);
    expect(boxes_received).toBeNull();
    expect(levels[1]).toEqual(silver);
    expect(levels).toHaveLength(5);
    expect(await loyaltyIn("novo")).toBeNull();
  });
});
