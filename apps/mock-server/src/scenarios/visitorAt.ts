import type { StepName } from "@petbox/domain/funnel/steps";
import type { SessionRecord } from "../backend/session/collections.ts";
import { answersBefore } from "./answersBefore.ts";
import { lead, leadRegistration } from "./people.ts";

/** A visitor at a step: a lead from the contact step on, registered from the checkout on. */
export function visitorAt(step: StepName): Partial<SessionRecord> {
  const answers = answersBefore(step);
  return {
    answers,
    ...(answers.contact ? { session: { customerCode: lead.code, reach: "checkout" } } : {}),
    ...(answers.customerSaved ? { registration: leadRegistration } : {}),
  };
}
