import { expect, it } from "vitest";
import * as z from "zod/mini";
import { accountPageData } from "./pageData.ts";

const address = {
  payment_cep: "01310100",
  payment_address_street: "Avenida Paulista",
  payment_address_number: "1578",
  payment_address_complement: "apto 12",
  payment_address_neighborhood: "Bela Vista",
  payment_address_city: "São Paulo",
  payment_address_state: "SP",
  reference: "em frente ao parque",
};

/** The account's data, with only the documents' fields. */
const sent = {
  user: {
    name: "Carla Lima",
    email: "carla.lima@gmail.com",
    doc: "52998224725",
    instagram: "bob.da.carla",
    code_moip: "MOIP-1",
  },
  customer: { code: "conta0001" },
  subscriptions: [
    {
      moip_contract_id: "CTR-TAPETES001",
      plan: "scheduled_purchase",
      pet_name: "Mika",
      pet_sex: "feminino",
      pet_size: "medio",
      pet_id: "PET-1",
      img: "/imagens/mika.svg",
      user_adress: address,
      avulso: true,
      sub_with: { pet_sex: "masculino", pet_name: "Bob" },
      next_env_date: "2026-04-10",
      items: [{ sku: "TAP-LAVANDA", quantity: 2, image: "/imagens/lavanda.svg", image_alt: "Pacote lilás" }],
      name: "Tapetes higiênicos",
      image: "/imagens/tapetes.svg",
    },
  ],
  wallets: [],
};

const read = z.decode(accountPageData.schema, z.parse(z.any(), sent));

it("SUB-129 SUB-130 reads the documents' fields of the user, and the customer's code", () => {
  expect(read.user).toEqual({
    name: "Carla Lima",
    email: "carla.lima@gmail.com",
    cpf: "52998224725",
    instagram: "bob.da.carla",
    moipCode: "MOIP-1",
  });
  expect(read.customer).toEqual({ code: "conta0001" });
});

it("SUB-129 SUB-139 keeps the leading zeros of a CPF and a CEP that are sent as numbers", () => {
  const [subscription] = sent.subscriptions;
  const numbers = {
    ...sent,
    user: { ...sent.user, doc: 1_234_567_890 },
    subscriptions: [{ ...subscription, user_adress: { ...address, payment_cep: 1_310_100 } }],
  };
  const { user, subscriptions } = z.decode(accountPageData.schema, z.parse(z.any(), numbers));
  expect(user.cpf).toBe("01234567890");
  expect(subscriptions[0]?.address?.cep).toBe("01310100");
});

it.each([{ pet_name: null, pet_sex: null }, { pet_name: "", pet_sex: "masculino" }, [], null])(
  "is shipped with no box if the server sends the pet %j",
  (sub_with) => {
    const [subscription] = sent.subscriptions;
    const page = { ...sent, subscriptions: [{ ...subscription, sub_with }] };
    const { subscriptions } = z.decode(accountPageData.schema, z.parse(z.any(), page));
    expect(subscriptions[0]).toMatchObject({ contractId: "CTR-TAPETES001" });
    expect(subscriptions[0]).not.toHaveProperty("sentWith");
  },
);

it("SUB-138 SUB-139 reads every field of a subscription and of its address", () => {
  expect(read.subscriptions).toEqual([
    {
      contractId: "CTR-TAPETES001",
      plan: "scheduled_purchase",
      pet: { name: "Mika", sex: "female" },
      petSize: "medio",
      petId: "PET-1",
      petPicture: "/imagens/mika.svg",
      address: {
        cep: "01310100",
        street: "Avenida Paulista",
        number: "1578",
        complement: "apto 12",
        neighborhood: "Bela Vista",
        city: "São Paulo",
        state: "SP",
        reference: "em frente ao parque",
      },
      isStandalone: true,
      sentWith: { name: "Bob", sex: "male" },
      nextShipmentOn: "2026-04-10",
      items: [{ sku: "TAP-LAVANDA", quantity: 2, image: "/imagens/lavanda.svg", imageAlt: "Pacote lilás" }],
      name: "Tapetes higiênicos",
      image: "/imagens/tapetes.svg",
    },
  ]);
});
