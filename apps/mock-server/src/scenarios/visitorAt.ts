import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";
import type { Visitor } from "../backend/session/collections.ts";
import { answeredBefore } from "./answered.ts";
import { lead, registration } from "./people.ts";

/** Somebody who has come as far as a step. From the contact step on they are a lead; from the checkout on, registered. */
export function visitorAt(step: StepName, species: Species = "dog"): Partial<Visitor> {
  const answers = answeredBefore(step, species);
  return {
    answers,
    ...(answers.contact ? { customerCode: lead.code } : {}),
    ...(answers.customerSaved ? { registration } : {}),
  };
}
