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
