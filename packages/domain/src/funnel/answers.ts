import type { CivilDate } from "../calendar/civilDate.ts";
import type { Breed } from "../pet/breed.ts";
import type { Restriction } from "../pet/restriction.ts";
import type { Sex } from "../pet/sex.ts";
import type { PetSize } from "../pet/size.ts";
import type { Species } from "../pet/species.ts";
import type { StepName } from "./steps.ts";

/** The contact data as saved: already validated, so plain text is enough to display it. */
export interface ContactAnswer {
  readonly email: string;
  readonly areaCode: string;
  readonly phoneNumber: string;
  readonly newsletter: boolean;
  readonly privacy: boolean;
}

/** A visitor's funnel answers as stored by the server; unanswered steps are absent. */
export interface Answers {
  readonly species?: Species;
  readonly petName?: string;
  readonly petSex?: Sex;
  /** Cats have no size step; theirs is saved as "gato" (decision 5). */
  readonly size?: PetSize;
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
  /** Code of the subscription whose payment was submitted. */
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

/** Whether the pet's species-dependent answers are complete, as choosing a box requires. */
export function isPetComplete({ species, size, breed }: Answers): boolean {
  return species !== undefined && size !== undefined && breed !== undefined;
}

/** The answers that depend on the species, the track or the person, and are reset when it changes. */
const dependentAnswers = {
  species: ["size", "breed", "track", "plan", "extraItem"],
  track: ["plan", "extraItem"],
  contact: ["customerSaved", "subscription"],
} as const satisfies { readonly [chosen in keyof Answers]: readonly (keyof Answers)[] };

/** Merges saved answers, and drops those that depend on a changed one. */
export function withAnswers(answers: Answers, saved: Answers): Answers {
  const others = (["species", "track", "contact"] as const).filter((chosen) => isOther(chosen, answers, saved));
  return { ...others.reduce(withoutDependents, answers), ...saved };
}

/** Whether the contact belongs to a different person than the known one; false without a known one. */
export function isAnotherPerson(answers: Answers, contact: ContactAnswer): boolean {
  return answers.contact !== undefined && isOther("contact", answers, { contact });
}

/** The answers without those that depend on the species, the track or the person. */
export function withoutDependents(answers: Answers, other: keyof typeof dependentAnswers): Answers {
  const kept: { -readonly [name in keyof Answers]: Answers[name] } = { ...answers };
  for (const name of dependentAnswers[other]) delete kept[name];
  return kept;
}

/** The answers with which the funnel starts for another pet: those about the customer. */
export function answersForAnotherPet({ contact, customerSaved, subscription }: Answers): Answers {
  return {
    ...(contact && { contact }),
    ...(customerSaved !== undefined && { customerSaved }),
    ...(subscription !== undefined && { subscription }),
  };
}

/** Whether answers are complete enough to have been bought; those of a box that is still being chosen are not. */
export function isBoxChosen({ track, plan }: Answers): boolean {
  return track !== undefined && plan !== undefined;
}

function isOther(chosen: keyof typeof dependentAnswers, answers: Answers, saved: Answers): boolean {
  const now = identityOf(chosen, saved);
  return now !== undefined && now !== identityOf(chosen, answers);
}

/** The value that identifies an answer; a person is identified by the e-mail, case-insensitively. */
function identityOf(chosen: keyof typeof dependentAnswers, answers: Answers): string | undefined {
  return chosen === "contact" ? answers.contact?.email.toLowerCase() : answers[chosen];
}
