import type { AnswersWire } from "@petbox/api-client/contract/pageData";
import { type FlowName, flows } from "@petbox/domain/funnel/flows";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";

const dogAnswers = {
  species: { species: "dog" },
  name: { pet_name: "Bob", pet_sex: "masculino" },
  size: { pet_size: "medio" },
  breed: { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" },
  birthDate: { pet_birth: "2023-04-07" },
  restriction: { restricao: "pode_tudo" },
  contact: {
    email: "ana.souza@gmail.com",
    phone_ddd: "11",
    phone_number: "912345678",
    check_newsletter: true,
    check_privacy: true,
  },
  track: { trilha: "essencial" },
  plan: { plan: "SP_anual" },
  extraItem: { item_extra: "normal" },
  checkout: { customer_saved: true },
  payment: { subscription_code: "TESTE00001" },
  waiting: {},
} as const satisfies Record<StepName, AnswersWire>;

const catAnswers = {
  ...dogAnswers,
  species: { species: "cat" },
  name: { pet_name: "Mia", pet_sex: "feminino" },
  size: { pet_size: "gato" },
  breed: { pet_breed: "SRD", pet_breed_srd1: "Siamês", pet_breed_srd2: "" },
  plan: { plan: "GE_anual" },
} as const satisfies Record<StepName, AnswersWire>;

/** The answers of somebody who has answered every step before this one: Bob, a dog, or Mia, a cat. */
export function answeredBefore(step: StepName, species: Species = "dog", flow: FlowName = "current"): AnswersWire {
  const answers = species === "dog" ? dogAnswers : catAnswers;
  const order = flows[flow];
  const earlier = order.slice(0, order.indexOf(step));
  return Object.assign({}, ...earlier.map((each) => answers[each]));
}
