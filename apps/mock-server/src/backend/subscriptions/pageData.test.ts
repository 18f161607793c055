import { describe, expect, it } from "vitest";
import type { ScenarioName } from "../../scenarios/scenarios.ts";
import { pageIn } from "../../testing/servedPage.ts";

describe("the hub", () => {
  it.each([
    ["conta-aberta", { box_count: 0, active_box_count: 0, hygiene_count: 0, wet_food_count: 0 }],
    ["assinante", { box_count: 1, active_box_count: 1, hygiene_count: 0, wet_food_count: 0 }],
    ["caixa-e-tapetes", { box_count: 1, active_box_count: 1, hygiene_count: 1, wet_food_count: 0 }],
    ["casa-cheia", { box_count: 7, active_box_count: 6, hygiene_count: 1, wet_food_count: 1 }],
    ["quem-saiu", { box_count: 1, active_box_count: 0, hygiene_count: 0, wet_food_count: 0 }],
  ] as const)("SUB-094 SUB-096 counts the customer's subscriptions: %s", async (scenario, counts) => {
    expect(await pageIn(scenario, "/assinaturas")).toEqual(counts);
  });

  it("is empty for strangers and leads", async () => {
    for (const address of ["/assinaturas", "/assinaturas/box"]) {
      expect(await pageIn("novo", address)).toBeNull();
    }
  });
});

describe("the list of boxes", () => {
  it("MAN-147 has all data of a subscription, under the documents' names", async () => {
    const { subscriptions } = await pageIn("casa-cheia", "/assinaturas/box");
    expect(subscriptions[0]).toEqual({
      code: "BARTO00060",
      moip_contract_id: "CTR-BARTO00060",
      id: "BARTO00060",
      status: { print: "Ativa", badge: "success" },
      plan: "SP_anual",
      plan_name: null,
      plan_value: 6_990,
      pet_name: "Maximiliano Bartolomeu Terceiro",
      pet_sex: "masculino",
      pet_img: "/imagens/pet-preto.svg",
      pet_category: 2,
      pet_size: "grande",
      pet_species: "dog",
      shipping_price: 2_955,
      items: [],
      avulso: false,
      sub_with: null,
      next_env_date: expect.stringMatching(/^2026-0[34]-\d\d$/),
      attention: {
        status: "ACTIVE",
        term: { ends_on: "2026-12-01", renews: true, amount: 9_945 },
        next_charge: { date: "2026-04-01", amount: 9_945 },
      },
      scheduled_purchase: null,
    });
  });

  it("MAN-192 shows each status, and leaves out scheduled purchases", async () => {
    const { subscriptions } = await pageIn("casa-cheia", "/assinaturas/box");
    const printed = subscriptions.map((each: { pet_name: string; status: { print: string } }) => [
      each.pet_name,
      each.status.print,
    ]);
    expect(printed).toEqual([
      ["Maximiliano Bartolomeu Terceiro", "Ativa"],
      ["Figo", "Ativa"],
      ["Jabuticaba", "Ativa"],
      ["Teco", "Ativa"],
      ["Ameixa", "Em atraso"],
      ["Zeus", "Cancelada"],
      ["Pipa", "Pagamento em análise"],
    ]);
  });

  it("shows the extra item of each, and whether it can be removed", async () => {
    const { subscriptions } = await pageIn("item-extra", "/assinaturas/box");
    expect(subscriptions).toMatchObject([
      { pet_name: "Farofa", extra_item: { name: "Brinquedo extra", removable_until: null } },
      { pet_name: "Fubá", extra_item: { name: "Petisco extra", removable_until: expect.stringMatching(/^2026-03/) } },
    ]);
  });

  it("shows which of them have a request to cancel, until they have ended", async () => {
    const asked = async (scenario: ScenarioName) => {
      const { subscriptions } = await pageIn(scenario, "/assinaturas/box");
      return subscriptions
        .filter((each: object) => "cancel_request" in each)
        .map((each: { code: string; cancel_request: unknown }) => [each.code, each.cancel_request]);
    };
    expect(await asked("planos-de-todo-jeito")).toEqual([["UMBU000001", 1]]);
    // Zeus has already been cancelled.
    expect(await asked("casa-cheia")).toEqual([]);
  });

  it("MAN-147 shows only the customer's own: Teresa sees hers, not her friends'", async () => {
    const { subscriptions } = await pageIn("amigos-convidados", "/assinaturas/box");
    expect(subscriptions).toMatchObject([{ pet_name: "Pipoca" }]);
    expect((await pageIn("conta-aberta", "/assinaturas/box")).subscriptions).toEqual([]);
  });
});
