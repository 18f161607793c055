import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";
import type { SessionRecord } from "../backend/session/collections.ts";
import { answersBefore } from "./answersBefore.ts";
import { lead, leadRegistration } from "./people.ts";

/** A visitor at a step: a lead from the contact step on, registered from the checkout on. */
export function visitorAt(step: StepName, species: Species = "dog"): Partial<SessionRecord> {
  const answers = answersBefore(step, species);
  return {
    answers,
    ...(answers.contact ? { customerCode: lead.code } : {}),
    ...(answers.customerSaved ? { registration: leadRegistration } : {}),
  };
}
