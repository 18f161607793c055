import { withMessages } from "@petbox/domain/fieldErrors";
import { surveyMessages } from "@petbox/domain/nps/messages";
import {
  maxSurveyReasonLength,
  needsReason,
  otherSurveyReason,
  parseSurvey,
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
import { Stack } from "../../components/foundations/Stack/index.ts";

export interface SurveyFormProps {
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
export function SurveyForm({ pending, failure, onSend }: SurveyFormProps) {
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
