import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { type Instagram, parseInstagram } from "../identity/instagram.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { textIn } from "../text/textIn.ts";
import type { WelcomeErrorCode } from "./messages.ts";
import { type QuestionnaireVariant, type WelcomeStep, welcomeSteps } from "./welcomeSteps.ts";

/** The type of home (MAN-164). */
export const homes = ["casa", "apartamento"] as const;
/** The shops where the pet's food is bought (MAN-165, MAN-169). */
export const foodShops = ["petshop", "internet", "supermercado", "outros"] as const;
/** The customer's relation to the pet (MAN-166). */
export const guardians = ["mae", "pai", "outros"] as const;
/** MAN-168. */
export const maritalStatuses = ["solteiro", "relacionamento_serio", "casado", "nao_quero_responder"] as const;

/** The answers given after the checkout; unanswered ones are absent (MAN-161 to MAN-168). */
export interface PetAnswers {
  readonly neutered?: boolean;
  readonly overweight?: boolean;
  readonly usesPads?: boolean;
  readonly food?: string;
  readonly dewormer?: string;
  readonly fleaProduct?: string;
  /** Whether a photo was uploaded. */
  readonly pictureGiven?: boolean;
  readonly instagram?: Instagram;
  readonly home?: (typeof homes)[number];
  readonly foodShop?: (typeof foodShops)[number];
  readonly guardian?: (typeof guardians)[number];
  readonly severalPets?: boolean;
  readonly maritalStatus?: (typeof maritalStatuses)[number];
}

export type AnswerName = Exclude<keyof PetAnswers, "pictureGiven">;

/** Maximum length of a text answer, in characters (MAN-267). */
export const answerLimit = 200;

/** The questions of each step, in order; the photo is not one of them. */
const askedAt: Readonly<Record<WelcomeStep, readonly AnswerName[]>> = {
  pet: ["neutered", "overweight", "usesPads"],
  food: ["food", "dewormer", "fleaProduct"],
  photo: ["instagram"],
  owner: ["home", "foodShop", "guardian", "severalPets", "maritalStatus"],
  slides: [],
};

/** Optional even if answers are required (MAN-163, MAN-269). */
const leftOpen: ReadonlySet<AnswerName> = new Set<AnswerName>(["instagram", "maritalStatus"]);

/**
 * Parses a text answer, trimmed.
 *
 * @example
 * parseAnswer(" Ração seca "); // { ok: true, value: "Ração seca" }
 */
export function parseAnswer(written: string): Result<string, "answer-too-long"> {
  const answer = textIn(written).trim();
  return characterCount(answer) > answerLimit ? rejected("answer-too-long") : accepted(answer);
}

/** The form's values by answer name: "1" and "0" for yes and no, "" for unanswered. */
export type AnswerFormValues = Readonly<Partial<Record<AnswerName, string>>>;

/** The error codes of a step; only the older questionnaire has required answers (MAN-265 to MAN-272). */
export function stepErrors(
  step: WelcomeStep,
  variant: QuestionnaireVariant,
  written: AnswerFormValues,
): FieldErrorCodes<AnswerName, WelcomeErrorCode> {
  return fieldErrorCodesOf(
    Object.fromEntries(askedAt[step].map((name) => [name, parseOne(name, variant, written[name] ?? "")])),
  );
}

/** The answers in a form. Invalid values were rejected at their step, and are dropped here. */
export function answersOf(written: AnswerFormValues, pictureGiven: boolean): PetAnswers {
  const instagram = parseInstagram(written.instagram ?? "");
  const answers: { readonly [Name in keyof PetAnswers]: PetAnswers[Name] | undefined } = {
    neutered: yesOrNo(written.neutered),
    overweight: yesOrNo(written.overweight),
    usesPads: yesOrNo(written.usesPads),
    food: textOf(written.food),
    dewormer: textOf(written.dewormer),
    fleaProduct: textOf(written.fleaProduct),
    pictureGiven,
    instagram: instagram.ok ? instagram.value : undefined,
    home: oneOf(homes, written.home),
    foodShop: oneOf(foodShops, written.foodShop),
    guardian: oneOf(guardians, written.guardian),
    severalPets: yesOrNo(written.severalPets),
    maritalStatus: oneOf(maritalStatuses, written.maritalStatus),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
}

/** The form values of saved answers. */
export function formValuesOf(answers: PetAnswers): AnswerFormValues {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === "boolean" ? String(Number(answer)) : answer,
    ]),
  );
}

/** The required answers of the older questionnaire that are missing (MAN-265 to MAN-269). */
export function missingAnswers(answers: PetAnswers): readonly AnswerName[] {
  const needed = Object.values(askedAt)
    .flat()
    .filter((name) => !leftOpen.has(name));
  return needed.filter((name) => answers[name] === undefined);
}

/** The index of the first step with missing required answers; undefined if complete. */
export function firstIncompletePlace(variant: QuestionnaireVariant, answers: PetAnswers): number | undefined {
  if (variant === "optional") return undefined;
  const missing = new Set(missingAnswers(answers));
  const place = welcomeSteps[variant].findIndex((step) => askedAt[step].some((name) => missing.has(name)));
  return place < 0 ? undefined : place;
}

function parseOne(name: AnswerName, variant: QuestionnaireVariant, written: string): Result<unknown, WelcomeErrorCode> {
  const isText = askedAt.food.includes(name);
  if (written.trim() === "") {
    if (variant === "optional" || leftOpen.has(name)) return accepted(undefined);
    return rejected(isText ? "answer-missing" : "choice-missing");
  }
  if (name === "instagram") return parseInstagram(written);
  return isText ? parseAnswer(written) : accepted(written);
}

function yesOrNo(written: string | undefined): boolean | undefined {
  return written === "1" || written === "0" ? written === "1" : undefined;
}

function textOf(written = ""): string | undefined {
  const answer = parseAnswer(written);
  return answer.ok && answer.value !== "" ? answer.value : undefined;
}

function oneOf<Word extends string>(words: readonly Word[], written: string | undefined): Word | undefined {
  return words.find((word) => word === written);
}
