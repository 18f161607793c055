import { pixPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/pix/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { pixPageData } from "./pageData.ts";

it("MAN-185 a server without the fields of ours sends a PIX, too", () => {
  const golden = wirePages[pixPaths.pix].data;
  const sent = { ...golden, paid: undefined, amount: null, expires_in: null };
  const page = z.decode(pixPageData.schema, z.parse(z.any(), sent));
  expect(page).toMatchObject({ code: golden.qrcode, isExpired: false });
  expect(page.isPaid).toBeUndefined();
});
