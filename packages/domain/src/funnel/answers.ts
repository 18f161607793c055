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

/** Whether all is known of the pet that its species decides: a box is chosen for one whole pet. */
export function isWholePet({ species, size, breed }: Answers): boolean {
  return species !== undefined && size !== undefined && breed !== undefined;
}

/** What depends on the species, the track or the person, and is asked again for another. */
const dependentAnswers = {
  species: ["size", "breed", "track", "plan", "extraItem"],
  track: ["plan", "extraItem"],
  contact: ["customerSaved", "subscription"],
} as const satisfies { readonly [chosen in keyof Answers]: readonly (keyof Answers)[] };

/** The answers with some saved anew; those that are no longer true fall away. */
export function withAnswers(answers: Answers, saved: Answers): Answers {
  const others = (["species", "track", "contact"] as const).filter((chosen) => isOther(chosen, answers, saved));
  return { ...others.reduce(withoutDependents, answers), ...saved };
}

/** Whether the contact is another person's than the one that is known; where nobody is known, it is not. */
export function isAnotherPerson(answers: Answers, contact: ContactAnswer): boolean {
  return answers.contact !== undefined && isOther("contact", answers, { contact });
}

/** The answers without those that were about another species, another track or another person. */
export function withoutDependents(answers: Answers, other: keyof typeof dependentAnswers): Answers {
  const kept: { -readonly [name in keyof Answers]: Answers[name] } = { ...answers };
  for (const name of dependentAnswers[other]) delete kept[name];
  return kept;
}

function isOther(chosen: keyof typeof dependentAnswers, answers: Answers, saved: Answers): boolean {
  const now = identityOf(chosen, saved);
  return now !== undefined && now !== identityOf(chosen, answers);
}

/** What tells one answer from another; a person is the same by the e-mail, whatever its case. */
function identityOf(chosen: keyof typeof dependentAnswers, answers: Answers): string | undefined {
  return chosen === "contact" ? answers.contact?.email.toLowerCase() : answers[chosen];
}
