import type { Answers } from "./answers.ts";

/** What tells one answer from another; undefined while it is not given. */
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

/** Whether an answer that was known is now another one, or is not given any more; one that was added is no such thing. */
export function isAnsweredOtherwise(known: Answers, now: Answers): boolean {
  return identities.some((of) => of(known) !== undefined && of(known) !== of(now));
}
