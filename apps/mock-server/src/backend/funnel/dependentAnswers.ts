import type { AnswersWire } from "@petbox/api-client/contract/pageData";
import { dependentAnswers } from "@petbox/domain/funnel/answers";

/** The wire's names of the answers that depend on another. */
const wireNames = {
  size: ["pet_size"],
  breed: ["pet_breed", "pet_breed_srd1", "pet_breed_srd2"],
  track: ["trilha"],
  plan: ["plan"],
  extraItem: ["item_extra"],
  customerSaved: ["customer_saved"],
  subscription: ["subscription_code"],
} as const;

/** The answers without those that were about another species, another track or another person. */
export function withoutDependents(answers: AnswersWire, other: keyof typeof dependentAnswers): AnswersWire {
  const kept: { -readonly [name in keyof AnswersWire]: AnswersWire[name] } = { ...answers };
  for (const answered of dependentAnswers[other]) for (const name of wireNames[answered]) delete kept[name];
  return kept;
}
