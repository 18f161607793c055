import type { FlowName } from "@petbox/domain/funnel/flows";
import { describe, expect, it } from "vitest";
import { inProcess } from "../../testing/inProcess.ts";

const contact = {
  email: "bia.rocha@gmail.com",
  phone_ddd: "11",
  phone_number: "987654321",
  new_checkout: true,
  recaptcha_response: "local-contact",
  check_newsletter: false,
  check_privacy: true,
};
const client = {
  fullname: "Beatriz Rocha",
  cpf: "52998224725",
  payment_cep: "01310100",
  payment_address_street: "Avenida Paulista",
  payment_address_number: "1578",
  payment_address_complement: "",
  payment_address_neighborhood: "Bela Vista",
  payment_address_city: "São Paulo",
  payment_address_state: "SP",
  birthdate: [1990, 4, 7],
  phone_area_code: "11",
  phone_number: "987654321",
  recaptcha_response: "local-contact",
};
const credit_card = {
  holder_name: "BEATRIZ ROCHA",
  number: "4111111111111111",
  expiration_month: "12",
  expiration_year: "31",
  cvv: "123",
  cpf: "52998224725",
  recaptcha_response: "local-contact",
  hashWire: null,
  hashPagarme: null,
};

const species = ["/save/especie", { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/x.svg" } }] as const;
const size = ["/save/size", { pet_size: "medio" }] as const;
const breed = ["/save/breed", { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" }] as const;
const fromContactOn = [
  ["/save/new-user", contact],
  ["/save/trilha", { trilha: "essencial" }],
  ["/save/plan", { plan: "SP_anual" }],
  ["/save/item-extra", { item_extra: "normal", tags: [] }],
  ["/save/frete/", { frete: "0.00" }],
  ["/save/customer", { client }],
  ["/save/subscription", { credit_card }],
] as const;

const saves: Record<FlowName, readonly (readonly [path: string, body: object])[]> = {
  current: [
    species,
    ["/save/genero", { pet_name: "Bob", pet_sex: "masculino" }],
    size,
    breed,
    ["/save/birthdate", { pet_birth: "2023-04-07" }],
    ...fromContactOn,
  ],
  classic: [species, size, breed, ["/save/restricao", { restricao: "pode_tudo" }], ...fromContactOn],
};

describe("somebody who never logs in", () => {
  it.each(["current", "classic"] as const)("FUN-290 saves every step of the %s order", async (flow) => {
    const visitor = await inProcess({ newcomer: { flow } }).visit();
    for (const [path, body] of saves[flow]) {
      const reply = await visitor.post(path, body);
      expect({ path, reply }).toMatchObject({ path, reply: { status: 200, body: { success: true } } });
      expect(visitor.visitor().session).toBeUndefined();
    }
    expect((await visitor.post("/payment/get-data", { data: "" })).body).toMatchObject({
      payment_payload: { real_status: "WAITING" },
    });
  });
});
