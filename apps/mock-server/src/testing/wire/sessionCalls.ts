import type { WireCall } from "./wireCall.ts";

const coupon = {
  name: "BOBQUERIDO",
  description: "R$60,00 de desconto no plano.",
  type_discount: "real",
  value_discount: 60,
  data_expiration: null,
  // An addition of ours: of which percentage the discount was worked out.
  percent_discount: null,
};

/** Who came in. The documents show `auth` alone; what follows it is ours. */
const loggedIn = {
  auth: true,
  user: { name: "Carla Lima" },
  subscriptions: 0,
  customer_code: "conta0001",
  phone_ddd: "11",
  phone_number: "912345678",
  check_newsletter: true,
};

/** The calls about coupons, the session and regularising, copied from the documents (000 § 7, 002 § 3 and § 7), never from the contract. */
export const sessionCalls = {
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
  leadLogin: {
    proves: "FUN-310 FUN-292",
    method: "POST",
    path: "/login",
    body: {
      email: "ana.souza@gmail.com",
      password: "ana.souza@gmail.com",
      phone_number: "987654321",
      phone_ddd: "21",
      checkout: true,
    },
    reply: {
      ...loggedIn,
      // A lead's name is not told to whoever knows the e-mail.
      user: { name: null },
      customer_code: "lead0001",
      phone_ddd: "21",
      phone_number: "987654321",
    },
  },
  login: {
    proves: "MAN-347",
    method: "POST",
    path: "/login",
    body: { email: "carla.lima@gmail.com", password: "bob-adora-petbox", checkout: false },
    reply: loggedIn,
  },
  refusedLogin: {
    proves: "MAN-347",
    method: "POST",
    path: "/login",
    body: { email: "carla.lima@gmail.com", password: "errada", checkout: false },
    reply: { auth: false },
  },
  passwordLink: {
    proves: "MAN-111",
    method: "POST",
    path: "/password/email",
    body: { email: "carla.lima@gmail.com" },
    reply: { success: true },
  },
  password: {
    proves: "MAN-111",
    method: "POST",
    path: "/password/reset",
    body: { token: "link-de-teste", password: "bob-2026", password_confirmation: "bob-2026" },
    reply: { success: true },
  },
  cardHash: {
    proves: "MAN-345",
    method: "GET",
    path: "/payment/credit-card-hash/TESTE00001",
    reply: { data: { has_error: false, hash: "f00d" } },
  },
  unknownCardHash: {
    proves: "MAN-345",
    method: "GET",
    path: "/payment/credit-card-hash/DEOUTRO",
    reply: { data: { has_error: true, hash: null } },
  },
} as const satisfies Record<string, WireCall>;
