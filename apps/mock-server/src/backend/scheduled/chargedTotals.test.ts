import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import type { ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { startSummaryOf } from "@petbox/domain/scheduled/startScheduled";
import fc from "fast-check";
import { expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { contractsOf } from "../account/contractsOf.ts";
import type { Subscription } from "../checkout/collections.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";

const { newcomer, world } = scenarios["compras-programadas"];
const card = { ...sentCard, holder_name: "YARA NOGUEIRA" };
/** Yara and her box are in São Paulo. */
const parcel = { state: "SP", parcelPrice: cents(1_190) } as const;
const start = { boxes: [{ code: "PANDORA001", pet: { name: "Pandora" }, ...parcel }], parcel };
const begin = {
  hygiene: "/compra-programada/tapetes-higienicos/envio",
  "wet-food": "/compra-programada/alimentos-umidos/envio",
} as const;

/** A quantity in which the product is sold. */
function anyQuantity({ options }: ScheduledProduct) {
  const sold = options.map(({ quantity }) => quantity);
  return fc.constantFrom(...sold);
}

const anyCart = fc.constantFrom("hygiene", "wet-food").chain((kind) => {
  const products = scheduledProducts.filter((product) => product.kind === kind);
  const one = fc.constantFrom(...products).chain((product) =>
    fc.record({
      sku: fc.constant(product.sku),
      quantity: anyQuantity(product),
    }),
  );
  return fc.record({
    kind: fc.constant(kind),
    products: fc.constant(products),
    cart: fc.uniqueArray(one, { minLength: 1, maxLength: 4, selector: ({ sku }) => sku }),
    withBoxOf: fc.constantFrom(undefined, "PANDORA001"),
  });
});

it("charges for any cart what the shop has shown, with a box and alone", async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, async ({ kind, products, cart, withBoxOf }) => {
      const { visit, store } = inProcess({ world: world(testMoment), newcomer });
      // Removes the last purchase, so that the repeat rule does not refuse the next.
      for (const { code, purchase } of store.subscriptions.all()) if (purchase) store.subscriptions.remove(code);
      const visitor = await visit();
      const before = new Set(store.subscriptions.all().map(({ code }) => code));
      for (const { sku, quantity } of cart) await visitor.put(`/compra-programada/item/${sku}/${quantity}`);
      await visitor.put(begin[kind], { assinatura: withBoxOf ?? null });
      expect(await visitor.post("/save/subscription", { credit_card: card })).toMatchObject({
        body: { success: true },
      });
      const shown = startSummaryOf(kind, { ...start, products }, { cart, withBoxOf });
      const opened = store.subscriptions.all().find(({ code }) => !before.has(code));
      expect(opened).toMatchObject({ amount: shown.subtotal, freight: shown.freight });
      expect(shown.total).toBe(shown.subtotal + (opened?.freight ?? 0));
    }),
    { numRuns: 12 },
  );
}, 30_000);

it("a purchase that is completely sold out has no next charge, on no page, and gets none", () => {
  const { store, pass } = inProcess({ world: world(testMoment), newcomer });
  const own = store.subscriptions.all().filter(({ purchase, endedOn }) => purchase && endedOn === undefined);
  const factsOf = ({ code }: Subscription, now: number) => {
    const subscription = store.subscriptions.get(code);
    return subscription && attentionFactsOf(store, subscription, now);
  };
  const customerCode = own[0]?.customerCode ?? "";
  const datesOf = () =>
    contractsOf(store, customerCode, civilDateAt(testMoment))
      .filter(({ purchase }) => purchase)
      .map((each) => each.nextInvoiceDate);
  expect(own).not.toHaveLength(0);
  for (const each of own) expect(factsOf(each, testMoment)).toHaveProperty("nextCharge");
  expect(datesOf()).not.toContain(undefined);
  for (const { sku } of scheduledProducts) store.soldOutItems.put({ tag: sku });
  for (const each of own) expect(factsOf(each, testMoment)).not.toHaveProperty("nextCharge");
  expect(new Set(datesOf())).toEqual(new Set([undefined]));
  const charges = () =>
    store.charges.all().filter(({ subscriptionCode }) => own.some(({ code }) => code === subscriptionCode));
  const before = charges().length;
  pass(70 * 24 * 60 * 60 * 1000);
  expect(charges()).toHaveLength(before);
});
