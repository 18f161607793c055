import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { campaignWire, invitationsPageData, referralCouponWire, referredFriendWire } from "./pageData.ts";

const friend = {
  nome: "Ana Maria Souza",
  email: "ana.souza@gmail.com",
  status: "Pago",
  data_pagamento: "2026-03-10 08:15:00",
  cupom_shop: "AMIGO4F2A",
};

describe("an invited friend", () => {
  it("SUB-133 SUB-134 has a name, a masked e-mail, a status, a day of payment and a code for the shop", () => {
    expect(z.decode(referredFriendWire, friend)).toEqual({
      name: "Ana Maria Souza",
      email: "ana***",
      status: "Pago",
      paidOn: "2026-03-10",
      shopCoupon: "AMIGO4F2A",
    });
  });

  it("SUB-132 SUB-133 has the code for the shop as a record too", () => {
    for (const expire_at of ["2027-03-10", null]) {
      const sent = { ...friend, cupom_shop: { cupom_shop: "AMIGO4F2A", expire_at } };
      expect(z.decode(referredFriendWire, sent).shopCoupon).toBe("AMIGO4F2A");
    }
    expect(z.encode(referredFriendWire, z.decode(referredFriendWire, friend)).cupom_shop).toBe("AMIGO4F2A");
  });

  it.each([null, "", {}, [], { cupom_shop: null }])("has no code for the shop in %j", (cupom_shop) => {
    expect(z.parse(referredFriendWire, { ...friend, cupom_shop })).not.toHaveProperty("shopCoupon");
  });

  it.each(["0000-00-00", "0000-00-00 00:00:00", "", null, undefined, "ontem"])(
    "SUB-136 has paid on no day that is known, where the server says '%s'",
    (data_pagamento) => {
      expect(z.decode(referredFriendWire, { ...friend, data_pagamento })).not.toHaveProperty("paidOn");
    },
  );

  it("SUB-136 is written without a day as the documents write it", () => {
    const { paidOn: _paidOn, ...unpaid } = z.decode(referredFriendWire, friend);
    expect(z.encode(referredFriendWire, unpaid)).toMatchObject({ data_pagamento: "0000-00-00" });
  });

  it("SUB-134 has an empty e-mail where the server sends none", () => {
    expect(z.decode(referredFriendWire, { ...friend, email: null }).email).toBe("***");
  });
});

describe("a subscriber's own coupon", () => {
  it("SUB-132 has its name, and a code for the shop with its last day", () => {
    const cupom_shop = { cupom_shop: "AMIGO4F2A", expire_at: "2027-03-10 23:59:59" };
    expect(z.decode(referralCouponWire, { cupom: "caramelo07", cupom_shop })).toEqual({
      name: "caramelo07",
      shopCoupon: { code: "AMIGO4F2A", expiresOn: "2027-03-10" },
    });
    expect(z.decode(referralCouponWire, { cupom: "bob", cupom_shop: null })).toEqual({ name: "bob" });
  });

  it.each(["bob-querido", "AMORÁ", "umcupomcommaisdequinze", "<b>bob</b>"])(
    "SUB-132 exists also with a name that the shop would not create: %s",
    (cupom) => {
      const sent = { campaign: null, coupon: { cupom }, referred_users: [] };
      expect(z.decode(invitationsPageData.schema, sent).coupon).toEqual({ name: cupom });
    },
  );

  it.each([{}, { cupom: "" }, { cupom: null }])("does not exist without a name: %j", (coupon) => {
    const sent = { campaign: null, coupon, referred_users: [] };
    expect(z.parse(invitationsPageData.schema, sent).coupon).toBeUndefined();
  });
});

describe("the campaign", () => {
  it("SUB-131 SUB-064 has an id, banners, its value and a description; the placeholder is not a banner", () => {
    const campaign = { id: 7, descricao_beneficio: "<p>10%</p>", description: "Convide" };
    const banners = { banner_desktop: "upload/larga.png", banner_mobile: "upload/estreita.png" };
    const none = { banner_desktop: "upload/default.png", banner_mobile: "upload/default.png" };
    expect(z.decode(campaignWire, { ...campaign, ...banners })).toEqual({
      id: "7",
      banner: { wide: "/upload/larga.png", narrow: "/upload/estreita.png" },
      benefit: "<p>10%</p>",
      description: "Convide",
    });
    expect(z.decode(campaignWire, { ...campaign, ...none })).not.toHaveProperty("banner");
    expect(z.decode(campaignWire, { id: "7" })).toEqual({ id: "7", benefit: "", description: "" });
  });

  it("may be missing, and so may the coupon", () => {
    expect(z.decode(invitationsPageData.schema, { campaign: null, coupon: null, referred_users: [] })).toEqual({
      friends: [],
    });
  });
});
