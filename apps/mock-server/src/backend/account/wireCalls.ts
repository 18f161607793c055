import type { WireCall } from "../../testing/wireCall.ts";

const userData = {
  name: "Ana Maria Souza",
  phone: "11912345678",
  doc: "52998224725",
  birthdate: [1990, 4, 7],
  zipcode: "01310100",
  street: "Avenida Paulista",
  number: "1578",
  complement: "apto 42",
  neighborhood: "Bela Vista",
  city: "São Paulo",
  state: "SP",
  recaptcha_response: "local-contact",
};

/** The calls of the subscriber's area, copied from document 001 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  userData: {
    proves: "SUB-309 SUB-310 SUB-123",
    method: "POST",
    path: "/customer",
    body: userData,
    reply: { has_error: false },
  },
  refusedUserData: {
    proves: "SUB-309 SUB-334",
    method: "POST",
    path: "/customer",
    body: { ...userData, recaptcha_response: "robot" },
    reply: { has_error: true, message: "Não conseguimos confirmar que você é humano." },
    worded: ["message"],
  },
  needsRetry: {
    proves: "SUB-308 SUB-122",
    method: "GET",
    path: "/assinatura/needs-retry/",
    reply: {
      data: [
        {
          subscription_code: "ATRASO0001",
          next_invoice_date: "2026-02-24",
          // Ours.
          pet_name: "Mika",
          pet_sex: "feminino",
          attention: {
            status: "OVERDUE",
            debt: { due_on: "2026-02-24", amount: 6990 },
            term: { ends_on: "2027-01-24", renews: true, amount: 6990 },
          },
        },
      ],
    },
  },
  instagram: {
    proves: "SUB-323",
    method: "POST",
    path: "/alterInsta/bob.e.mika",
    reply: { error: false },
  },
  sameInstagram: {
    proves: "SUB-323",
    method: "POST",
    path: "/alterInsta/bob.da.carla",
    reply: { error: false },
  },
  newPassword: {
    proves: "SUB-324 SUB-325",
    method: "POST",
    path: "/client/alterPassword",
    body: { newPassword: "mika-adora-petbox", oldPassword: "bob-adora-petbox" },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
