import type { WireCall } from "../../testing/wireCall.ts";

/** The login's reply. The documents show only `auth`; the other fields are ours. */
const loggedIn = {
  auth: true,
  user: { name: "Carla Lima" },
  subscriptions: 0,
  customer_code: "conta0001",
  phone_ddd: "11",
  phone_number: "912345678",
  check_newsletter: true,
};

/** The calls of the session, copied from the documents (000 § 7, 002 § 3 and § 7), never from the contract. */
export const wireCalls = {
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
      // A lead's name is not revealed to a visitor who only knows the e-mail.
      user: { name: null },
      customer_code: "lead0001",
      phone_ddd: "21",
      phone_number: "987654321",
    },
  },
  leadWithoutNews: {
    proves: "ours:",
    method: "POST",
    path: "/login",
    body: {
      email: "ana.souza@gmail.com",
      password: "ana.souza@gmail.com",
      phone_number: "987654321",
      phone_ddd: "21",
      checkout: true,
      check_newsletter: false,
    },
    reply: {
      ...loggedIn,
      user: { name: null },
      customer_code: "lead0001",
      phone_ddd: "21",
      phone_number: "987654321",
      check_newsletter: false,
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
} as const satisfies Record<string, WireCall>;
