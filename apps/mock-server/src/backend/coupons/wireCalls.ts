import type { WireCall } from "../../testing/wireCall.ts";

const coupon = {
  name: "BOBQUERIDO",
  description: "R$60,00 de desconto no plano.",
  type_discount: "real",
  value_discount: 60,
  data_expiration: null,
  // Our additions: the percentage from which the discount was derived, of the term or of a month.
  percent_discount: null,
  month_percent_discount: null,
};

/** The calls about the session's coupon, copied from the documents (000 § 7, 002 § 3 and § 7), never from the contract. */
export const wireCalls = {
  couponOfSession: {
    proves: "MAN-330 MAN-158 FUN-124 FUN-333",
    method: "GET",
    path: "/cupom/campanha/",
    reply: { error: 0, cupom: coupon, frete: "12.35" },
  },
  noCouponOfSession: {
    proves: "MAN-330",
    method: "GET",
    path: "/cupom/campanha/",
    reply: { error: 1, cupom: null, frete: null },
  },
  coupon: {
    proves: "MAN-330 MAN-158 FUN-124",
    method: "GET",
    path: "/cupom/campanha/BOBQUERIDO",
    reply: { error: 0, cupom: coupon, frete: null },
  },
  unknownCoupon: {
    proves: "MAN-330",
    method: "GET",
    path: "/cupom/campanha/NADA",
    reply: { error: 1, cupom: null, frete: null },
  },
  removedCoupon: {
    proves: "MAN-333",
    method: "POST",
    path: "/coupon/",
    body: {},
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
