/**
 * The questionnaire after a paid checkout: "optional", with no mandatory answers, or the older one, whose answers are
 * required (decision 32, MAN-078).
 */
export type QuestionnaireVariant = "optional" | "required";

export const questionnaireVariants: readonly QuestionnaireVariant[] = ["optional", "required"];

/** The steps: three or four of questions, and the slides. */
export type WelcomeStep = "pet" | "food" | "photo" | "owner" | "slides";

/** The steps of each variant in order: 0 to 3 in the optional one (MAN-235, MAN-239). */
export const welcomeSteps: Readonly<Record<QuestionnaireVariant, readonly WelcomeStep[]>> = {
  optional: ["pet", "food", "photo", "slides"],
  required: ["pet", "food", "photo", "owner", "slides"],
};

/** The index of the visible step; "read" after the last. */
export type WelcomePlace = number | "read";

/** The step at an index; the first one for an invalid index. */
export function welcomeStepAt(variant: QuestionnaireVariant, place: number): WelcomeStep {
  return welcomeSteps[variant][place] ?? "pet";
}

/** Whether this is the last step of questions; the answers are saved after it (MAN-236). */
export function isLastQuestion(variant: QuestionnaireVariant, place: number): boolean {
  return place === welcomeSteps[variant].length - 2;
}

/**
 * The displayed number of a step, from 1. The older questionnaire counts the payment's result as step 1, so its questions
 * are steps 2 to 5 (MAN-077).
 */
export function stepCount(
  variant: QuestionnaireVariant,
  place: number,
): { readonly step: number; readonly of: number } {
  const questions = welcomeSteps[variant].length - 1;
  const before = variant === "required" ? 1 : 0;
  return { step: place + 1 + before, of: questions + before };
}

/**
 * Parses a place stored in the history state; undefined if invalid for the variant.
 *
 * @example
 * parseWelcomePlace("optional", 2); // 2
 * parseWelcomePlace("optional", 4); // undefined
 */
export function parseWelcomePlace(variant: QuestionnaireVariant, kept: unknown): WelcomePlace | undefined {
  if (kept === "read") return kept;
  const isPlace = typeof kept === "number" && Number.isInteger(kept) && kept >= 0;
  return isPlace && kept < welcomeSteps[variant].length ? kept : undefined;
}
