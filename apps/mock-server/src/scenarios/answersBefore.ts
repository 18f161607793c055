import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { Answers } from "@petbox/domain/funnel/answers";
import { type FlowName, stepsOf } from "@petbox/domain/funnel/flows";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";

const dogAnswers = {
  species: { species: "dog" },
  name: { petName: "Bob", petSex: "male" },
  size: { size: "medio" },
  breed: { breed: { kind: "pure", name: "Beagle" } },
  birthDate: { birthDate: civilDate(2023, 4, 7) },
  restriction: { restriction: "pode_tudo" },
  contact: {
    contact: {
      email: "ana.souza@gmail.com",
      areaCode: "11",
      phoneNumber: "912345678",
      newsletter: true,
      privacy: true,
    },
  },
  track: { track: "essencial" },
  plan: { plan: "SP_anual" },
  extraItem: { extraItem: "normal" },
  checkout: { customerSaved: true },
  payment: { subscription: "TESTE00001" },
  waiting: {},
} as const satisfies Record<StepName, Answers>;

const catAnswers = {
  ...dogAnswers,
  species: { species: "cat" },
  name: { petName: "Mia", petSex: "female" },
  size: { size: "gato" },
  breed: { breed: { kind: "mixed", main: "Siamês" } },
  plan: { plan: "GE_anual" },
} as const satisfies Record<StepName, Answers>;

/** The answers to all steps before this one: for Bob, a dog, or Mia, a cat. */
export function answersBefore(step: StepName, species: Species = "dog", flow: FlowName = "current"): Answers {
  const answers = species === "dog" ? dogAnswers : catAnswers;
  const order = stepsOf(flow);
  const earlier = order.slice(0, order.indexOf(step));
  return Object.assign({}, ...earlier.map((each) => answers[each]));
}
