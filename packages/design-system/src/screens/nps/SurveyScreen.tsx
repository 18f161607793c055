import { isPromoter, type Survey, type SurveyAnswer } from "@petbox/domain/nps/survey";
import { useEffect, useRef, useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { SurveyForm, type SurveyFormProps } from "./SurveyForm.tsx";
import { SurveyTitle } from "./SurveyTitle.tsx";
import { ThankedScreen } from "./ThankedScreen.tsx";

export interface SurveyScreenProps extends SurveyFormProps {
  readonly survey: Survey;
}

/** The satisfaction survey, and the thanks once it is answered, here or before (MAN-070, MAN-225). */
export function SurveyScreen({ survey: { answered }, onSend, ...form }: SurveyScreenProps) {
  const [sent, setSent] = useState<SurveyAnswer>();
  const before = useRef(answered);

  // The thanks are heard, as their heading takes the focus; and seen, at the top.
  useEffect(() => {
    if (before.current === answered) return;
    before.current = answered;
    window.scrollTo({ top: 0 });
  }, [answered]);

  if (answered) return <ThankedScreen isPromoter={sent !== undefined && isPromoter(sent.score)} />;
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
