import type { CivilDate } from "../calendar/civilDate.ts";
import type { Breed } from "../pet/breed.ts";
import type { Restriction } from "../pet/restriction.ts";
import type { Sex } from "../pet/sex.ts";
import type { Size } from "../pet/size.ts";
import type { Species } from "../pet/species.ts";
import type { StepName } from "./steps.ts";

/** The contact data as it was saved: already checked, so plain text is enough to show it again. */
export interface ContactAnswer {
  readonly email: string;
  readonly areaCode: string;
  readonly phoneNumber: string;
  readonly newsletter: boolean;
  readonly privacy: boolean;
}

/** What the server keeps of a visitor's way through the funnel; a step not yet answered is absent. */
export interface Answers {
  readonly species?: Species;
  readonly petName?: string;
  readonly petSex?: Sex;
  /** Cats have no size step: theirs is saved as "gato" (decision 5). */
  readonly size?: Size | "gato";
  readonly breed?: Breed;
  readonly birthDate?: CivilDate;
  readonly restriction?: Restriction;
  readonly contact?: ContactAnswer;
  /** Tag of the chosen track. */
  readonly track?: string;
  /** Tag of the chosen plan. */
  readonly plan?: string;
  /** Tag of the chosen extra item, or "normal" for none. */
  readonly extraItem?: string;
  readonly customerSaved?: boolean;
  /** Code of the subscription whose payment was sent. */
  readonly subscription?: string;
}

/** Whether a step has been answered. */
export function isAnswered(step: StepName, answers: Answers): boolean {
  switch (step) {
    case "name":
      return answers.petName !== undefined && answers.petSex !== undefined;
    case "checkout":
      return answers.customerSaved === true;
    case "payment":
      return answers.subscription !== undefined;
    case "waiting":
      return false;
    default:
      return answers[step] !== undefined;
  }
}

/**
 * The answers with some saved anew. What depended on an answer that is another now is no longer true and falls away, to
 * be asked again: another species forgets size, breed, track, plan and extra item; another track its plan and extra item.
 */
export function withAnswers(answers: Answers, saved: Answers): Answers {
  return { ...stillTrue(answers, saved), ...saved };
}

function stillTrue(answers: Answers, saved: Answers): Answers {
  if (saved.species !== undefined && saved.species !== answers.species) {
    const { size, breed, track, plan, extraItem, ...kept } = answers;
    return kept;
  }
  if (saved.track !== undefined && saved.track !== answers.track) {
    const { plan, extraItem, ...kept } = answers;
    return kept;
  }
  return answers;
}
