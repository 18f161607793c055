import { expect, it } from "vitest";
import { registeredLead } from "../../scenarios/people.ts";
import { visitorAt } from "../../scenarios/visitorAt.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";

const bought = (transaction_id: string | undefined, value: number) => ({
  transaction_id,
  items: [{ name: "SP_anual", price: value, coupon: "" }],
  plan: "SP_anual",
  price: value,
  coupon: "",
  value,
});

it("MAN-327 records a transaction once: a second tab gets the same reply and changes nothing", async () => {
  const shop = inProcess({ world: { customers: [registeredLead] }, newcomer: visitorAt("payment") });
  const visitor = await shop.visit();
  await visitor.post("/save/subscription", { credit_card: sentCard });
  const code = shop.store.subscriptions.all()[0]?.code;
  const first = await visitor.post("/checkout/save-analitics", bought(code, 69.9));
  expect(await visitor.post("/checkout/save-analitics", bought(code, 79.9))).toEqual(first);
  // Another session's code is not recorded.
  expect(await (await shop.visit()).post("/checkout/save-analitics", bought("OUTRA00001", 1))).toEqual(first);
  expect(shop.store.recordedPurchases.all()).toEqual([
    { subscription: code, plan: "SP_anual", coupon: "", value: 69.9 },
  ]);
});
