import { upsellPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/upsell/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { upsellPageData } from "./pageData.ts";

it("a subscription without another charge has no date of it", () => {
  const golden = wirePages[upsellPaths.upsell].data;
  const sent = z.parse(z.any(), { ...golden, subscription: { ...golden.subscription, next_invoice_date: null } });
  const read = z.safeDecode(upsellPageData.schema, sent);
  expect(read).toMatchObject({ success: true });
  expect(JSON.stringify(read.data)).not.toContain("nextInvoiceDate");
});

it("MAN-140 the term has the length that the server sends", () => {
  const { subscription, ...golden } = wirePages[upsellPaths.upsell].data;
  const sent = z.parse(z.any(), { ...golden, subscription: { ...subscription, iteration: "6" } });
  expect(z.decode(upsellPageData.schema, sent)).toMatchObject({ months: 6 });
});

const withoutAmounts = (date: object | null) => {
  const { subscription, ...golden } = wirePages[upsellPaths.upsell].data;
  const amounts = { amount: null, paid_parcels_to_charge: null, next_invoice_date: date };
  return z.safeDecode(
    upsellPageData.schema,
    z.parse(z.any(), { ...golden, subscription: { ...subscription, ...amounts } }),
  );
};

it("MAN-142 needs no amount of a charge without a next invoice", () => {
  expect(withoutAmounts(null)).toMatchObject({ success: true, data: { nextAmount: 0, paidParcelsToCharge: 0 } });
});

it("needs the amounts of a next invoice", () => {
  expect(withoutAmounts({ day: 8, month: 4, year: 2026 }).success).toBe(false);
});
