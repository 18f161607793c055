import { civilDate } from "@petbox/domain/calendar/civilDate";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { invitePageData, ownCouponsPageData } from "./pageData.ts";

it("MAN-159 reads every field of a coupon by the documents' name", () => {
  const sent = {
    coupons: [
      {
        name: "Cupom Ouro",
        description: "10% de desconto extra na loja.",
        rules: "<ul><li>Vale para a categoria <strong>Fidelidade</strong>.</li></ul>",
        expire_at: "2026-04-02",
        code: "OURO1X8KQ2",
        type: "fidelidade_box",
      },
    ],
  };
  expect(z.decode(ownCouponsPageData.schema, z.parse(z.any(), sent)).coupons).toEqual([
    {
      name: "Cupom Ouro",
      description: "10% de desconto extra na loja.",
      rules: "<ul><li>Vale para a categoria <strong>Fidelidade</strong>.</li></ul>",
      expiresOn: civilDate(2026, 4, 2),
      code: "OURO1X8KQ2",
      type: "fidelidade_box",
      used: false,
    },
  ]);
});

it("writes a coupon that cannot be used up as unused", () => {
  const coupon = { name: "Cupom Ouro", description: "", rules: "", code: "OURO1X8KQ2", type: "fidelidade_box" };
  expect(z.encode(ownCouponsPageData.schema, { coupons: [coupon] }).coupons).toMatchObject([{ used: false }]);
});

it.each([
  ["upload/convite.png", "/upload/convite.png"],
  ["https://petbox.example/convite.png", "https://petbox.example/convite.png"],
  ["upload/default.png", undefined],
])("MAN-186 reads the picture of an invitation %s as %s, wherever the page is", (path, address) => {
  const campaign = { description: "", share_image: path, banner_desktop: path, descricao_beneficio: "" };
  const read = z.decode(invitePageData.schema, z.parse(z.any(), { campaign, coupon: null })).campaign;
  expect([read?.shareImage, read?.banner]).toEqual([address, address]);
});

it("MAN-123 reads the customer's coupon although the shop would not create its name", () => {
  const read = (coupon: object) => z.parse(invitePageData.schema, { campaign: null, coupon }).coupon;
  expect(read({ cupom: "bob-querido" })).toEqual({ name: "bob-querido" });
  expect(read({ cupom: "" })).toBeUndefined();
});
