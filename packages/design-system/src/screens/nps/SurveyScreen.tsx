import { isPromoter, type Survey, type SurveyAnswer } from "@petbox/domain/nps/survey";
import { useEffect, useRef, useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { SurveyForm, type SurveyFormProps } from "./SurveyForm.tsx";
import { SurveyThanksScreen } from "./SurveyThanksScreen.tsx";
import { SurveyTitle } from "./SurveyTitle.tsx";

export interface SurveyScreenProps extends SurveyFormProps {
  /** Undefined while loading. */
  readonly survey: Survey | undefined;
}

/** The satisfaction survey, or the thanks if it is already answered (MAN-070, MAN-225). */
export function SurveyScreen({ survey, onSend, ...form }: SurveyScreenProps) {
  const answered = survey?.answered;
  const [sent, setSent] = useState<SurveyAnswer>();
  const before = useRef(answered);

  // The heading takes focus, so the thanks are announced and scrolled into view.
  useEffect(() => {
    if (before.current === false && answered) window.scrollTo({ top: 0 });
    before.current = answered;
  }, [answered]);

  if (answered) return <SurveyThanksScreen isPromoter={sent !== undefined && isPromoter(sent.score)} />;
  return (
    <Stack gap="s6" aria-busy={survey === undefined || undefined}>
      <SurveyTitle />
      {survey === undefined ? (
        <Skeleton shape="card" />
      ) : (
        <SurveyForm
          {...form}
          onSend={(answer) => {
            setSent(answer);
            onSend(answer);
          }}
        />
      )}
    </Stack>
  );
}
