import type { PetAnswers } from "@petbox/domain/welcome/petAnswers";
import { collection } from "../collection.ts";

/** A new subscriber's answers about the pet, after the checkout. */
export interface Questionnaire {
  readonly subscriptionCode: string;
  readonly answers: PetAnswers;
}

export const questionnaires = collection<Questionnaire>(({ subscriptionCode }) => subscriptionCode);
