/**
 * Which questions follow a paid checkout: "optional", of which none has to be answered, or those of the older
 * questionnaire, whose answers are required (decision 32, MAN-078).
 */
export type QuestionnaireVariant = "optional" | "required";

export const questionnaireVariants: readonly QuestionnaireVariant[] = ["optional", "required"];

/** What is shown one after the other: three or four questions' steps, and the slides. */
export type WelcomeStep = "pet" | "food" | "photo" | "owner" | "slides";

/** The steps of each variant in their order: 0 to 3 where nothing is required (MAN-235, MAN-239). */
export const welcomeSteps: Readonly<Record<QuestionnaireVariant, readonly WelcomeStep[]>> = {
  optional: ["pet", "food", "photo", "slides"],
  required: ["pet", "food", "photo", "owner", "slides"],
};

/** Which step is shown, by its place; "read" once all was read. */
export type WelcomePlace = number | "read";

/** The step at a place; the first one for a place that there is not. */
export function stepAt(variant: QuestionnaireVariant, place: number): WelcomeStep {
  return welcomeSteps[variant][place] ?? "pet";
}

/** Whether the answers are saved as this step is left: after the last question (MAN-236). */
export function isLastQuestion(variant: QuestionnaireVariant, place: number): boolean {
  return place === welcomeSteps[variant].length - 2;
}

/**
 * How a step of questions is counted, from 1. The older questionnaire counts the payment's result as its first step, and
 * so its questions are the steps 2 to 5 (MAN-077).
 */
export function stepCount(
  variant: QuestionnaireVariant,
  place: number,
): { readonly step: number; readonly of: number } {
  const questions = welcomeSteps[variant].length - 1;
  const before = variant === "required" ? 1 : 0;
  return { step: place + 1 + before, of: questions + before };
}

/** The first day's place of who comes: who has answered before has read it all. */
export function firstPlace(hasAnswered: boolean): WelcomePlace {
  return hasAnswered ? "read" : 0;
}

/** A place as the history's entry keeps it; undefined for what is none of this variant. */
export function placeOf(variant: QuestionnaireVariant, kept: unknown): WelcomePlace | undefined {
  if (kept === "read") return kept;
  const isPlace = typeof kept === "number" && Number.isInteger(kept) && kept >= 0;
  return isPlace && kept < welcomeSteps[variant].length ? kept : undefined;
}
