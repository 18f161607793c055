import type { Answers } from "@petbox/domain/funnel/answers";
import { readFromTab, storeInTab } from "../browser/tabNotes.ts";

/**
 * The name of the tab's note: the code of the subscription of the earlier pet, and the names of the answers given about another pet
 * since. It holds no answer.
 */
const note = "petbox-another-pet";

const petAnswers = [
  "petName",
  "petSex",
  "size",
  "breed",
  "birthDate",
  "restriction",
] as const satisfies readonly (keyof Answers)[];

/** Begins the questions about another pet than the subscribed one: no answer about it is known yet (decision 87). */
export function beginAnotherPet(subscription: string): void {
  storeInTab(note, subscription);
}

/** Notes which answers are about the other pet, if its questions have begun. */
export function noteAboutAnotherPet(subscription: string, saved: Answers): void {
  const known = knownSince(subscription);
  if (known === undefined) return;
  const gained = petAnswers.filter((name) => saved[name] !== undefined);
  storeInTab(note, [subscription, ...new Set([...known, ...gained])].join(" "));
}

/** The answers of the box in the making: without those about the subscribed pet, which the server still has. */
export function withoutEarlierPet(answers: Answers): Answers {
  const known = answers.subscription === undefined ? undefined : knownSince(answers.subscription);
  if (known === undefined) return answers;
  const kept: { -readonly [name in keyof Answers]: Answers[name] } = { ...answers };
  for (const name of petAnswers) if (!known.has(name)) delete kept[name];
  return kept;
}

/** The names of the answers about another pet; undefined if its questions have not begun after this subscription. */
function knownSince(subscription: string): ReadonlySet<string> | undefined {
  const [earlier, ...names] = readFromTab(note)?.split(" ") ?? [];
  return earlier === subscription ? new Set(names) : undefined;
}
