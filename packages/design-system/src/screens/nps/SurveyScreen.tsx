import { isPromoter, type Survey, type SurveyAnswer } from "@petbox/domain/nps/survey";
import { useEffect, useRef, useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { SurveyForm, type SurveyFormProps } from "./SurveyForm.tsx";
import { SurveyThanksScreen } from "./SurveyThanksScreen.tsx";
import { SurveyTitle } from "./SurveyTitle.tsx";

export interface SurveyScreenProps extends SurveyFormProps {
  readonly survey: Survey;
}

/** The satisfaction survey, or the thanks if it is already answered (MAN-070, MAN-225). */
export function SurveyScreen({ survey: { answered }, onSend, ...form }: SurveyScreenProps) {
  const [sent, setSent] = useState<SurveyAnswer>();
  const before = useRef(answered);

  // The heading takes focus, so the thanks are announced and scrolled into view.
  useEffect(() => {
    if (before.current === answered) return;
    before.current = answered;
    window.scrollTo({ top: 0 });
  }, [answered]);

  if (answered) return <SurveyThanksScreen isPromoter={sent !== undefined && isPromoter(sent.score)} />;
  return (
    <Stack gap="s6">
      <SurveyTitle />
      <SurveyForm
        {...form}
        onSend={(answer) => {
          setSent(answer);
          onSend(answer);
        }}
      />
    </Stack>
  );
}
