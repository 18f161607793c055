import type { FieldErrorCodes } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { truncate } from "../text/characters.ts";
import { textIn } from "../text/textIn.ts";
import { storableText, withoutInvisible } from "../text/typedText.ts";
import type { SurveyErrorCode } from "./messages.ts";

/** The satisfaction survey behind a link; anyone with the link can open it (MAN-071). */
export interface Survey {
  /** The recipient's e-mail, sent back with the answer. */
  readonly email: string;
  /** The number of boxes received when the survey was sent; sent back with the answer. */
  readonly iteration: number;
  /** Whether the survey has been answered; it can be answered once. */
  readonly answered: boolean;
}

/** From 1 to 10; unlike the usual NPS there is no 0 (MAN-282, decision 29). */
export const surveyScores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type SurveyScore = (typeof surveyScores)[number];

/** The lowest score of a promoter (MAN-289). */
const promoterFrom = 9;

/** Whether the score is 9 or 10. */
export function isPromoter(score: number): boolean {
  return score >= promoterFrom;
}

/** Whether the score requires a reason (MAN-284, MAN-288). */
export function needsReason(score: number): boolean {
  return !isPromoter(score);
}

/** The option for a reason in the customer's own words, which are sent in its place (MAN-285, MAN-295). */
export const otherSurveyReason = "Outro";

/** The reasons to choose from, in the specification's words and order (MAN-290 to MAN-295). */
export const surveyReasons = [
  "Não gostei dos produtos",
  "Tive problemas com atraso",
  "Tive problemas com o atendimento",
  "Dificuldades para usar o aplicativo ou área do assinante",
  "Meu BOX veio com produtos errados",
  otherSurveyReason,
] as const;

/** Maximum stored length of a reason, in characters. Longer input is truncated, not rejected (MAN-287). */
export const maxSurveyReasonLength = 250;

/** A customer's answer to the survey. */
export interface SurveyAnswer {
  readonly score: SurveyScore;
  /** A listed reason or the customer's own words; absent if the score requires none (MAN-340). */
  readonly reason?: string;
}

/** The fields of the survey form. */
export type SurveyField = "score" | "reason" | "ownReason";

/** Parses a score; undefined if invalid. */
export function surveyScoreOf(sent: string | number | undefined): SurveyScore | undefined {
  return surveyScores.find((score) => score === sent || String(score) === sent);
}

/**
 * Parses the form into the answer to send.
 * @param filled the score, the chosen reason, and the text for "Outro".
 *
 * @example
 * parseSurvey({ score: "9" }); // { ok: true, value: { score: 9 } }
 * parseSurvey({ score: "3" }); // { ok: false, error: { reason: "survey-choice-missing" } }
 */
export function parseSurvey(
  filled: {
    readonly [Field in SurveyField]?: string | undefined;
  },
): Result<SurveyAnswer, FieldErrorCodes<SurveyField, SurveyErrorCode>> {
  const score = surveyScoreOf(textIn(filled.score));
  if (score === undefined) return rejected({ score: "survey-choice-missing" });
  if (!needsReason(score)) return accepted({ score });
  const reason = surveyReasons.find((each) => each === filled.reason);
  if (reason === undefined) return rejected({ reason: "survey-choice-missing" });
  if (reason !== otherSurveyReason) return accepted({ score, reason });
  const ownReason = keptReason(filled.ownReason);
  return isReason(ownReason)
    ? accepted({ score, reason: ownReason })
    : rejected({ ownReason: "survey-reason-missing" });
}

/**
 * Parses a received answer into its stored form; a promoter's reason is dropped.
 *
 * @example
 * parseSentSurvey({ score: 9, reason: "" }); // { ok: true, value: { score: 9 } }
 */
export function parseSentSurvey(sent: {
  readonly score: number;
  readonly reason?: string | undefined;
}): Result<SurveyAnswer, SurveyErrorCode> {
  const score = surveyScoreOf(sent.score);
  if (score === undefined) return rejected("survey-choice-missing");
  if (!needsReason(score)) return accepted({ score });
  const reason = keptReason(sent.reason);
  if (reason === "") return rejected("survey-choice-missing");
  return isReason(reason) ? accepted({ score, reason }) : rejected("survey-reason-missing");
}

/** The option for the customer's own words names no reason by itself. */
function isReason(text: string): boolean {
  return text !== "" && text !== otherSurveyReason;
}

function keptReason(text = ""): string {
  return truncate(storableText(withoutInvisible(text)), maxSurveyReasonLength).trimEnd();
}
