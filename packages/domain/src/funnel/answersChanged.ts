import type { Answers } from "./answers.ts";

/** The identity of each answer; undefined if not given. */
const identities: readonly ((answers: Answers) => string | undefined)[] = [
  ({ species }) => species,
  ({ petName }) => petName,
  ({ petSex }) => petSex,
  ({ size }) => size,
  ({ breed }) =>
    breed && [breed.kind, ...(breed.kind === "pure" ? [breed.name] : [breed.main, breed.secondary])].join("/"),
  ({ birthDate }) => birthDate,
  ({ restriction }) => restriction,
  ({ contact }) => contact?.email.toLowerCase(),
  ({ track }) => track,
  ({ plan }) => plan,
  ({ extraItem }) => extraItem,
];

/** Whether a known answer has changed or been removed; an added answer is not a change. */
export function haveAnswersChanged(known: Answers, now: Answers): boolean {
  return identities.some((of) => of(known) !== undefined && of(known) !== of(now));
}
