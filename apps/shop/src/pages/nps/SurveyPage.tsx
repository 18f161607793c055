import { failureOf } from "@petbox/api-client/client/apiError";
import { answerSurvey } from "@petbox/api-client/nps/api";
import { surveyPageData } from "@petbox/api-client/nps/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { SurveyScreen } from "@petbox/design-system/screens/nps/SurveyScreen";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import type { Survey, SurveyAnswer } from "@petbox/domain/nps/survey";
import { useLocation, useParams } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { NothingThere } from "../site/NothingThere.tsx";

export { SurveyPage as Component };

/** /nps/score/{hash}: the customer's opinion of the boxes so far (MAN-071). */
function SurveyPage() {
  const { hash = "" } = useParams();
  const result = usePageData(surveyPageData);
  return (
    <AsyncResultView
      result={result}
      skeleton={<AnswerSurvey key={hash} hash={hash} />}
      empty={<NothingThere />}
      headingLevel={1}
    >
      {(survey) => <AnswerSurvey key={hash} hash={hash} survey={survey} />}
    </AsyncResultView>
  );
}

interface AnswerSurveyProps {
  readonly hash: string;
  /** Undefined while loading. */
  readonly survey?: Survey;
}

function AnswerSurvey({ hash, survey }: AnswerSurveyProps) {
  const { client, drafts } = useServices();
  const { mutate, revalidate } = usePageDataCache(surveyPageData);
  const { pathname } = useLocation();
  const { pending, failure, submit } = useSubmit(async (answer: SurveyAnswer) => {
    if (survey === undefined) return;
    try {
      await answerSurvey(client, hash, survey, answer);
      drafts.forget(pathname);
      await mutate((read) => ({ ...read, answered: true }));
    } catch (thrown) {
      // The survey may have been answered, in another tab or by a request whose reply was lost.
      const looked = revalidate();
      if (!isReplyLost(failureOf(thrown))) await looked;
      throw thrown;
    }
  });
  return (
    <>
      {survey?.answered && <DocumentTitle>Obrigado!</DocumentTitle>}
      <SurveyScreen
        survey={survey}
        pending={pending}
        failure={failure && failureText(failure)}
        onSend={(answer) => void submit(answer)}
      />
    </>
  );
}
