import { expect, it } from "vitest";
import type { ScenarioName } from "../../scenarios/scenarios.ts";
import { pageIn } from "../../testing/servedPage.ts";

/** The data under `page` in the document of the account page. */
const servedTo = (scenario: ScenarioName) => pageIn(scenario, "/dados-cliente");

// Wire names are copied by hand: client and server share the contract, so neither would notice a wrong name.
it("SUB-129 SUB-130 SUB-138 holds the account and every field of each subscription", async () => {
  const { user, customer, subscriptions } = await servedTo("caixa-e-tapetes");
  expect(user).toEqual({
    name: "Zulmira Paz",
    email: "zulmira.paz@gmail.com",
    doc: "36104825915",
    instagram: null,
    code_moip: "MOIP-CONTA0014",
  });
  expect(customer).toEqual({ code: "conta0014" });
  const address = {
    payment_cep: "01310100",
    payment_address_state: "SP",
    payment_address_number: "900",
    payment_address_neighborhood: "Bela Vista",
    payment_address_street: "Avenida Paulista",
    payment_address_complement: "conjunto 81",
    payment_address_city: "São Paulo",
    reference: null,
  };
  expect(subscriptions).toMatchObject([
    {
      moip_contract_id: "CTR-DALILA0003",
      plan: "SP_anual",
      pet_name: "Dalila",
      pet_sex: "feminino",
      pet_size: "pequeno",
      pet_id: "PET-DALILA0003",
      img: null,
      user_adress: address,
      avulso: false,
      sub_with: null,
      next_env_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      items: [],
      name: "Essencial",
      image: null,
    },
    {
      // Its contract keeps one code from month to month.
      moip_contract_id: "CTR-TAPETES001",
      plan: "scheduled_purchase",
      avulso: false,
      sub_with: { pet_sex: "feminino", pet_name: "Dalila" },
      items: [
        {
          sku: "TAP-LAVANDA",
          quantity: 2,
          image: "/imagens/tapete-super-premium-lavanda.svg",
          image_alt: "Pacote lilás",
        },
      ],
      name: "Tapetes higiênicos",
    },
  ]);
});

it("shows a box's address for a purchase that travels with it, and its own address for one sent alone", async () => {
  const { subscriptions } = await servedTo("casa-cheia");
  const goesTo = (moip_contract_id: string, payment_address_city: string) =>
    expect(subscriptions).toContainEqual(
      expect.objectContaining({ moip_contract_id, user_adress: expect.objectContaining({ payment_address_city }) }),
    );
  goesTo("CTR-BARTO00060", "Manaus");
  goesTo("CTR-TAPETES060", "Manaus");
  goesTo("CTR-SACHES0060", "São Paulo");
});

it("has no address for a customer without one, and leaves refused subscriptions out", async () => {
  const { user, subscriptions } = await servedTo("sem-cadastro");
  expect(user).toMatchObject({ name: null, doc: null, code_moip: null });
  expect(subscriptions).toMatchObject([{ pet_name: "Mel", user_adress: null }]);
});
