import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { pathsIn, phpVariants, replacedAt, valueAt, withSpareItems } from "../conformance/phpVariants.ts";
import { type WireExample, wireExamples } from "../conformance/wireExamples.ts";

const examples = wireExamples();

const rejected = (value: unknown) => typeof value === "object" && value !== null && "ok" in value && value.ok === false;

/** Whether a reply cannot be read, or a success reads as a rejection. */
function isLost({ schema, sent }: WireExample, changed: unknown): boolean {
  const read = z.safeDecode(schema, changed);
  return !read.success || (rejected(read.data) && !rejected(z.decode(schema, sent)));
}

/** The paths at which the change invalidates the whole reply. */
function lostBy({ sent, ...example }: WireExample, change: unknown): string[] {
  const spare = { ...example, sent: withSpareItems(sent) };
  return pathsIn(sent)
    .filter((path) => isLost(spare, replacedAt(spare.sent, path, change)))
    .map((path) => path.map((part) => (typeof part === "number" ? "*" : part)).join("."));
}

/** The wire names of a reply's essential fields: its success, its main content, its identifiers and its charges. */
const essential = new RegExp(
  `: (.*\\.)?(${[
    "success|has_error|auth|found|error",
    "data|subscription|subscriptions|user|customer|ship|tracks|track|campaign|plan",
    "code|moip_contract_id|sku|id|tag|subscription_code|payment|email|iteration",
    "amount|price|days|special_price|total_price|unit_amount|parcel_price|shipping_state|shipping_price",
    "newFreightValue|newSubscriptionAmountParcels|valMensal|valTotal|cupom.name|value_discount|cupom|frete|susbcription_value",
    "quantity|options|items|cart|parcel|scheduled_purchases|paid_parcels_to_charge|actionType|boxesToBeSent",
    "trilhas|plans|dogs|cats|wallets|box_received|coupons|dog|cat|levels|referred_users|products|boxes|list",
    "box_count|hygiene_count|wet_food_count",
  ].join("|")}|\\*)$`,
);

describe("Laravel's variants of the documents' values", () => {
  it.each(examples)("is read as the same: $name", ({ schema, sent }) => {
    const read = z.decode(schema, sent);
    for (const path of pathsIn(sent)) {
      for (const variant of phpVariants(valueAt(sent, path))) {
        const changed = z.safeDecode(schema, replacedAt(sent, path, variant));
        expect(changed.data, `${path.join(".")} as ${JSON.stringify(variant)}`).toEqual(read);
      }
    }
  });

  it("loses a whole reply only with an essential field", () => {
    const lost = examples.flatMap((example) =>
      [null, "", undefined, { unexpected: true }].flatMap((change) =>
        lostBy(example, change).map((place) => `${example.name}: ${place}`),
      ),
    );
    expect(
      [...new Set(lost)].filter((place) => !essential.test(place)),
      "Make these fields optional in the contract. If the reply is useless without one, add its wire name to `essential`.",
    ).toEqual([]);
  });

  it("accepts null, empty or missing for every other amount", () => {
    const amounts = /\.(amount|shipping_price|parcel_price|price|special_price|total_price|unit_amount|freight|frete)$/;
    const required = examples.flatMap((example) =>
      [null, "", undefined].flatMap((change) => lostBy(example, change).filter((place) => amounts.test(`.${place}`))),
    );
    expect([...new Set(required)].sort()).toEqual([
      "cart.*.unit_amount",
      "data.*.price",
      "data.cart.*.unit_amount",
      "parcel.parcel_price",
      "subscription.amount",
      "subscription.items.*.options.*.special_price",
    ]);
  });
});
