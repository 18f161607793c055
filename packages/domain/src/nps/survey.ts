import type { FieldErrors } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { beginningOf } from "../text/characters.ts";
import { keepable } from "../text/keepable.ts";

/** The satisfaction survey that a link opens, for whoever has it (MAN-071). */
export interface Survey {
  /** Whom it was mailed to; it goes back with the answer. */
  readonly email: string;
  /** After how many boxes it was asked; it goes back with the answer. */
  readonly iteration: number;
  /** Whether it was answered: it is asked once. */
  readonly answered: boolean;
}

/** From 1 to 10, the other way round from usual in that there is no 0 (MAN-282, decision 29). */
export const surveyScores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type SurveyScore = (typeof surveyScores)[number];

/** From this score on somebody would recommend the shop to a friend (MAN-289). */
const promoterFrom = 9;

export function isPromoter(score: SurveyScore): boolean {
  return score >= promoterFrom;
}

/** Whether it has to be said what was wrong (MAN-284, MAN-288). */
export function needsReason(score: SurveyScore): boolean {
  return !isPromoter(score);
}

/** Chosen by whoever says it in words of their own, which then stand in its place (MAN-285, MAN-295). */
export const otherSurveyReason = "Outro";

/** What may have been wrong, in the specification's words and order (MAN-290 to MAN-295). */
export const surveyReasons = [
  "Não gostei dos produtos",
  "Tive problemas com atraso",
  "Tive problemas com o atendimento",
  "Dificuldades para usar o aplicativo ou área do assinante",
  "Meu BOX veio com produtos errados",
  otherSurveyReason,
] as const;

/** How much of a reason is kept, in characters. Nobody is held back for having written more (MAN-287). */
export const longestSurveyReason = 250;

/** Said where the score is missing, or the reason that it needs (MAN-283, MAN-296). */
const choiceMissingText = "Selecione um dos motivos";

/** Said of another reason that is not written (MAN-286). */
const reasonMissingText = "Preencha o motivo da insatisfação";

/** What somebody says of the boxes so far. */
export interface SurveyAnswer {
  readonly score: SurveyScore;
  /** One of the list, or their own words; absent from a score that needs none (MAN-340). */
  readonly reason?: string;
}

/** The fields of the survey as it is filled in. */
export type SurveyField = "score" | "reason" | "ownReason";

/** The score that a number or a text says; undefined for whatever is none. */
export function surveyScoreOf(sent: string | number | undefined): SurveyScore | undefined {
  return surveyScores.find((score) => String(score) === String(sent));
}

/**
 * What was filled in, as it is sent.
 * @param filled the score as it is written, the reason that is chosen, and what is written for another one.
 */
export function parseSurvey(
  filled: {
    readonly [Field in SurveyField]?: string | undefined;
  },
): Result<SurveyAnswer, FieldErrors<SurveyField>> {
  const score = surveyScoreOf(filled.score);
  if (score === undefined) return rejected({ score: choiceMissingText });
  if (!needsReason(score)) return accepted({ score });
  const reason = surveyReasons.find((each) => each === filled.reason);
  if (reason === undefined) return rejected({ reason: choiceMissingText });
  if (reason !== otherSurveyReason) return accepted({ score, reason });
  const ownReason = keptReason(filled.ownReason);
  return ownReason === "" ? rejected({ ownReason: reasonMissingText }) : accepted({ score, reason: ownReason });
}

/** What was sent, as it is kept: whatever reason is given with a score that needs none is not. */
export function parseSentSurvey(sent: {
  readonly score: number;
  readonly reason?: string | undefined;
}): Result<SurveyAnswer, string> {
  const score = surveyScoreOf(sent.score);
  if (score === undefined) return rejected(choiceMissingText);
  if (!needsReason(score)) return accepted({ score });
  const reason = keptReason(sent.reason);
  if (reason === "") return rejected(choiceMissingText);
  return reason === otherSurveyReason ? rejected(reasonMissingText) : accepted({ score, reason });
}

function keptReason(text = ""): string {
  return beginningOf(keepable(text), longestSurveyReason).trimEnd();
}
