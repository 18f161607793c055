import { failureOf } from "@petbox/api-client/client/apiError";
import { answerSurvey } from "@petbox/api-client/nps/api";
import { surveyPageData } from "@petbox/api-client/nps/pageData";
import { useKnownPageData, usePageData } from "@petbox/api-client/page/usePageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { SurveyScreen } from "@petbox/design-system/screens/nps/SurveyScreen";
import { SurveyShellScreen } from "@petbox/design-system/screens/nps/SurveyShellScreen";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import type { Survey, SurveyAnswer } from "@petbox/domain/nps/survey";
import { npsPaths } from "@petbox/domain/site/paths";
import { useLocation } from "react-router-dom";
import { useAddressPart } from "../../app/addressPart.ts";
import { useDocumentTitle } from "../../app/documentTitle.ts";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";
import { NothingThere } from "../site/NothingThere.tsx";

export { SurveyPage as Page, SurveyShellScreen as Shell };

/** The survey is the link's, whoever is logged in. */
const askedFor = (hash: string) => ({ whose: null, parameters: { hash } });

/** /nps/score/{hash}: what somebody thinks of the boxes so far (MAN-071). */
function SurveyPage() {
  const hash = useAddressPart(npsPaths.survey, "hash");
  const result = usePageData(surveyPageData, askedFor(hash));
  return (
    <AsyncResultView result={result} skeleton={<SurveyShellScreen />} empty={<NothingThere />} headingLevel={1}>
      {(survey) => <AnswerSurvey key={hash} hash={hash} survey={survey} />}
    </AsyncResultView>
  );
}

function AnswerSurvey({ hash, survey }: { readonly hash: string; readonly survey: Survey }) {
  const { client, drafts } = useServices();
  const { know, readAgain } = useKnownPageData(surveyPageData, askedFor(hash));
  const { pathname } = useLocation();
  const { pending, failure, submit } = useSubmit(async (answer: SurveyAnswer) => {
    try {
      await answerSurvey(client, hash, survey, answer);
      drafts.forget(pathname);
      await know({ ...survey, answered: true });
    } catch (thrown) {
      // Perhaps it is answered: by the reply that was lost, or in another tab.
      const looked = readAgain();
      if (!isReplyLost(failureOf(thrown))) await looked;
      throw thrown;
    }
  });
  useDocumentTitle(survey.answered ? "Obrigado!" : undefined);
  return (
    <SurveyScreen
      survey={survey}
      pending={pending}
      failure={failure && failureText(failure)}
      onSend={(answer) => void submit(answer)}
    />
  );
}
