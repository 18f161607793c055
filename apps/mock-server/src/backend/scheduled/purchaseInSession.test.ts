import { describe, expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { testMoment } from "../../testing/testMoment.ts";

const pads = "/compra-programada/item/TAP-BRANCO";
const lavender = "/compra-programada/item/TAP-LAVANDA";
const food = "/compra-programada/item/SACHE-PEIXE";
const beginPads = "/compra-programada/tapetes-higienicos/envio";

/** Yara, whose box for Pandora goes to São Paulo, without her pads. */
async function yara() {
  const { newcomer, world } = scenarios["compras-programadas"];
  const shop = inProcess({ world: world(testMoment), newcomer });
  for (const { code, purchase } of shop.store.subscriptions.all()) {
    if (purchase !== undefined) shop.store.subscriptions.remove(code);
  }
  const visitor = await shop.visit();
  const plan = () => visitor.get("/plan/session");
  const pay = (number = sentCard.number) =>
    visitor.post("/save/subscription", { credit_card: { ...sentCard, number } });
  return { ...shop, visitor, plan, pay };
}

const planWith = (purchase: object, plan: object = {}) => ({
  body: { plan: expect.objectContaining({ ...plan, scheduled_purchase: expect.objectContaining(purchase) }) },
});

describe("the summary of a scheduled purchase", () => {
  it("lists each product, the box that carries it, and the first day", async () => {
    const { visitor, plan } = await yara();
    await visitor.put(`${pads}/2`);
    await visitor.put(beginPads, { assinatura: "PANDORA001" });
    expect(await plan()).toMatchObject(
      planWith(
        {
          items: [
            {
              sku: "TAP-BRANCO",
              name_item: "Tapete branco",
              image_alt: "Pacote branco",
              image: "/imagens/tapete-branco.svg",
              unit_amount: 6_290,
              quantity: 2,
              sold_out: false,
            },
          ],
          avulso: false,
          sub_with: { pet_name: "Pandora", pet_sex: "feminino" },
          next_env_date: expect.stringMatching(/^2026-0[34]-\d\d$/),
          still_in_cart: null,
        },
        { valMensal: "125.80" },
      ),
    );
  });

  it("sent alone leaves on the second business day after payment, and lists the remaining cart of the other kind", async () => {
    const { visitor, plan } = await yara();
    await visitor.put(`${pads}/2`);
    await visitor.put(`${food}/12`);
    await visitor.put(beginPads, { assinatura: null });
    expect(await plan()).toMatchObject(
      planWith({
        avulso: true,
        sub_with: null,
        next_env_date: "2026-03-12",
        still_in_cart: { kind: "wet-food", quantity: 12 },
      }),
    );
  });

  it("excludes sold-out products from the price, and says so", async () => {
    const { visitor, plan, store } = await yara();
    await visitor.put(`${pads}/2`);
    await visitor.put(`${lavender}/1`);
    await visitor.put(beginPads, { assinatura: null });
    store.soldOutItems.put({ tag: "TAP-LAVANDA" });
    const items = [
      { sku: "TAP-BRANCO", sold_out: false },
      { sku: "TAP-LAVANDA", sold_out: true },
    ];
    expect(await plan()).toMatchObject(
      planWith({ items: items.map((item) => expect.objectContaining(item)) }, { valMensal: "125.80" }),
    );
  });

  it("offers no inactive box", async () => {
    const { visitor, plan, store } = await yara();
    await visitor.put(`${pads}/2`);
    await visitor.put(beginPads, { assinatura: "PANDORA001" });
    store.subscriptions.remove("PANDORA001");
    expect(await plan()).toMatchObject(planWith({ avulso: false, sub_with: null, next_env_date: null }));
  });

  it("does not change with the cart or the stock once a card was sent", async () => {
    const { visitor, plan, pay, store } = await yara();
    await visitor.put(`${pads}/2`);
    await visitor.put(beginPads, { assinatura: null });
    await pay();
    await visitor.put(`${lavender}/1`);
    store.soldOutItems.put({ tag: "TAP-BRANCO" });
    const bought = [expect.objectContaining({ sku: "TAP-BRANCO", quantity: 2, sold_out: false })];
    expect(await plan()).toMatchObject(planWith({ items: bought }, { valMensal: "125.80" }));
  });

  it("returns to the cart after a refusal, and is bought with the changes made there", async () => {
    const { visitor, plan, pay, pass, store } = await yara();
    await visitor.put(`${pads}/2`);
    await visitor.put(beginPads, { assinatura: null });
    await pay("4000000000000002");
    pass(60_000);
    expect(await visitor.put(`${lavender}/1`)).toMatchObject({
      body: { data: { cart: [{ sku: "TAP-BRANCO" }, { sku: "TAP-LAVANDA" }] } },
    });
    await visitor.post("/compra-programada/retirar/TAP-BRANCO", undefined);
    const left = [expect.objectContaining({ sku: "TAP-LAVANDA", quantity: 1 })];
    expect(await plan()).toMatchObject(planWith({ items: left }, { valMensal: "89.90" }));
    await pay();
    expect(store.subscriptions.all().at(-1)).toMatchObject({
      amount: 8_990,
      purchase: { items: [{ sku: "TAP-LAVANDA", quantity: 1 }] },
    });
  });
});
