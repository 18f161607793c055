import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { SurveyAnswer } from "@petbox/domain/nps/survey";
import { collection } from "../collection.ts";

/** A stored answer to a survey. */
export interface SurveyAnswerRecord extends SurveyAnswer {
  readonly hash: string;
  readonly answeredOn: CivilDate;
}

export const surveyAnswers = collection<SurveyAnswerRecord>(({ hash }) => hash);
