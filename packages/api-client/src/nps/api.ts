import type { Survey, SurveyAnswer } from "@petbox/domain/nps/survey";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { answerSurveyEndpoint } from "./contract.ts";

/** Submits the answer to the survey of a link (MAN-339). @throws ApiError refused with the server's text. */
export async function answerSurvey(
  client: ApiClient,
  hash: string,
  { email, iteration }: Survey,
  answer: SurveyAnswer,
): Promise<void> {
  await unwrapOutcome(
    client.call(answerSurveyEndpoint, { parameters: { hash }, body: { ...answer, email, iteration } }),
  );
}
