import { withMessages } from "@petbox/domain/fieldErrors";
import { surveyMessages } from "@petbox/domain/nps/messages";
import {
  isPromoter,
  maxSurveyReasonLength,
  needsReason,
  otherSurveyReason,
  parseSurvey,
  type Survey,
  type SurveyAnswer,
  type SurveyField,
  surveyReasons,
} from "@petbox/domain/nps/survey";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";
import { ScoreScale } from "../../components/forms/ScoreScale/index.ts";
import { TextArea } from "../../components/forms/TextArea/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { SurveyThanksScreen } from "./SurveyThanksScreen.tsx";

export interface SurveyScreenProps extends SurveyFormProps {
  /** Undefined while loading. */
  readonly survey: Survey | undefined;
}

/** The satisfaction survey, or the thanks if it is already answered (MAN-070, MAN-225). */
export function SurveyScreen({ survey, onSend, ...form }: SurveyScreenProps) {
  const answered = survey?.answered;
  const [sent, setSent] = useState<SurveyAnswer>();

  // The heading takes focus, so the thanks are announced and scrolled into view.
  useAfterChange(answered, (before) => {
    if (before === false && answered) window.scrollTo({ top: 0 });
  });

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

/** The survey's title and its expected duration (MAN-070). */
function SurveyTitle() {
  return (
    <Stack gap="s2">
      <Heading headingLevel={1} tabIndex={-1}>
        Queremos saber
      </Heading>
      <Text tone="soft">Sua resposta ajuda a gente a cuidar melhor do BOX. Leva menos de um minuto.</Text>
    </Stack>
  );
}

interface SurveyFormProps {
  readonly pending: boolean;
  /** Error text of the last failed answer; may contain HTML from the server. */
  readonly failure: string | undefined;
  readonly onSend: (answer: SurveyAnswer) => void;
}

const field = { score: "score", reason: "reason", ownReason: "ownReason" } as const satisfies Record<
  string,
  SurveyField
>;

const parse = (values: FormValues) =>
  withMessages(
    parseSurvey({ score: values.score, reason: values.reason, ownReason: values.ownReason }),
    surveyMessages,
  );

const options = surveyReasons.map((reason) => ({ value: reason, label: reason }));

/** The score, and the reasons if it is 8 or lower (MAN-282 to MAN-295). */
function SurveyForm({ pending, failure, onSend }: SurveyFormProps) {
  const [score, setScore] = useState<number>();
  const [reason, setReason] = useState("");
  const asksWhy = score !== undefined && needsReason(score);
  return (
    <Form parse={parse} pending={pending} onSubmit={onSend} aria-label="Pesquisa de satisfação">
      <Stack gap="s6">
        <Card>
          <ScoreScale
            name={field.score}
            label="De 1 a 10, quanto você recomendaria o BOX a um amigo?"
            required
            onValueChange={setScore}
            texts={{ lowLabel: "Nem um pouco", highLabel: "Com certeza" }}
          />
        </Card>
        {/* Hidden rather than removed, so the reasons survive a change of score. */}
        <Card hidden={!asksWhy}>
          <Stack gap="s5">
            <RadioGroup
              name={field.reason}
              label="O que não foi bem?"
              options={options}
              required={asksWhy}
              onValueChange={setReason}
            />
            <div hidden={reason !== otherSurveyReason}>
              <TextArea
                name={field.ownReason}
                label="Qual foi o motivo?"
                hint={`Até ${maxSurveyReasonLength.toLocaleString("pt-BR")} caracteres.`}
                limit={maxSurveyReasonLength}
                maxLength={maxSurveyReasonLength}
                counterFrom={1}
                required={reason === otherSurveyReason}
              />
            </div>
          </Stack>
        </Card>
        <FailureAlert tone="warning" failure={failure} pending={pending} />
        <Button type="submit" pending={pending} texts={{ pendingLabel: "Enviando a resposta" }}>
          Enviar resposta
        </Button>
      </Stack>
    </Form>
  );
}
