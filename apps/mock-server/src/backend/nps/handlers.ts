import { answerSurveyEndpoint } from "@petbox/api-client/nps/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { surveyMessages } from "@petbox/domain/nps/messages";
import { parseSentSurvey } from "@petbox/domain/nps/survey";
import { accepted } from "@petbox/domain/result";
import { type Handler, handle } from "../handler.ts";
import { HttpError, notFound } from "../httpError.ts";
import { surveyByHash } from "./surveyOf.ts";

/** Far above what a customer needs. */
const answersPerMinute = 20;

/** The format in which this call refuses (MAN-372). */
const surveyRefusal = (error: string) => new HttpError(400, { error });

export const handlers: readonly Handler[] = [
  handle(
    answerSurveyEndpoint,
    ({ parameters: { hash = "" }, body, store, clock }) => {
      const survey = surveyByHash(hash, store);
      // The survey was sent to another e-mail or for another box.
      if (body.email !== survey.email || body.iteration !== survey.iteration) throw notFound();
      const answer = parseSentSurvey(body);
      if (!answer.ok) throw surveyRefusal(surveyMessages[answer.error]);
      if (survey.answered) throw surveyRefusal("Esta pesquisa já foi respondida.");
      store.surveyAnswers.put({ ...answer.value, hash, answeredOn: civilDateAt(clock()) });
      return accepted({});
    },
    { perMinute: answersPerMinute },
  ),
];
