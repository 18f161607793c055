import type { WireCall } from "./wireCall.ts";

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

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** The smallest picture that there is. */
export const onePixel = new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], "bob.png", {
  type: "image/png",
});

/** The calls of the subscriber's area, copied from document 001 (§ 3 and § 7), never from the contract. */
export const accountCalls = {
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
    reply: { data: [{ subscription_code: "ATRASO0001", next_invoice_date: "2026-02-24" }] },
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
    reply: { error: true },
  },
  photo: {
    proves: "SUB-322",
    method: "POST",
    path: "/upload/image/CTR-ATIVA00001",
    isForm: true,
    body: { photo: onePixel, user_moip: "MOIP-CONTA0001", pet_id: "PET-ATIVA00001" },
    reply: { success: true },
  },
  newPassword: {
    proves: "SUB-324 SUB-325",
    method: "POST",
    path: "/client/alterPassword",
    body: { newPassword: "mika-adora-petbox", oldPassword: "bob-adora-petbox" },
    reply: { success: true },
  },
  recommendedOffers: {
    proves: "SUB-301 SUB-128",
    method: "GET",
    path: "/client/offers",
    reply: {
      success: true,
      data: [
        {
          name: "Bolinha que pula",
          image_item: "/imagens/item-bolinha.svg",
          price: 3990,
          especial_price: 2990,
          rate: 4.8,
          url_key: "bolinha-que-pula",
        },
        {
          name: "Disco voador",
          image_item: "/imagens/item-disco.svg",
          price: 4990,
          especial_price: 3990,
          rate: null,
          url_key: "disco-voador",
        },
      ],
    },
  },
} as const satisfies Record<string, WireCall>;
