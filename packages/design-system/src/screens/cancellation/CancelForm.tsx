import {
  type CancelRequest,
  cancelReasons,
  maxDescriptionLength,
  parseCancelRequest,
} from "@petbox/domain/cancellation/cancelRequest";
import type { CancelFailure } from "@petbox/domain/cancellation/cancelTexts";
import { cancellationMessages } from "@petbox/domain/cancellation/messages";
import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { type KeyboardEvent, useId, useState } from "react";
import { submitForm } from "../../browser/submitForm.ts";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";
import { TextArea } from "../../components/forms/TextArea/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface CancelFormProps {
  readonly pending: boolean;
  /** Failure of the last request; its text may contain HTML from the server. */
  readonly failure: CancelFailure | undefined;
  readonly onSend: (request: CancelRequest) => void;
  readonly onBack: () => void;
}

const reasonField = "motivo_principal";
const descriptionField = "motivo_descrito";

const parse = (values: FormValues) =>
  withMessages(
    fieldResult(
      reasonField,
      parseCancelRequest({ reason: values[reasonField] ?? "", description: values[descriptionField] ?? "" }),
    ),
    cancellationMessages,
  );

/** A disabled button also blocks Enter, so Enter in the form announces the missing fields (MAN-254). */
function showWhatIsMissing(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  submitForm(event.currentTarget);
}

const question = "Por que você quer cancelar?";
const options = cancelReasons.map((reason) => ({ value: reason, label: reason }));

/** Second step: the reason and an optional comment (MAN-209, MAN-250 to MAN-254). */
export function CancelForm({ pending, failure, onSend, onBack }: CancelFormProps) {
  const [isChosen, setIsChosen] = useState(false);
  const hintId = useId();
  return (
    <Form
      parse={parse}
      pending={pending}
      onSubmit={onSend}
      onKeyDown={isChosen ? undefined : showWhatIsMissing}
      aria-label="Pedido de cancelamento"
    >
      <Stack gap="s5">
        <Heading headingLevel={3} size="large" tabIndex={-1}>
          {question}
        </Heading>
        <RadioGroup
          name={reasonField}
          label={question}
          labelHidden
          options={options}
          required
          onValueChange={() => setIsChosen(true)}
        />
        <TextArea
          name={descriptionField}
          label="Quer contar mais?"
          hint={`Até ${maxDescriptionLength.toLocaleString("pt-BR")} caracteres.`}
          limit={maxDescriptionLength}
          maxLength={maxDescriptionLength}
          counterFrom={1}
          optional
        />
        <FailureAlert tone="warning" title={failure?.title} failure={failure?.text} pending={pending} />
        <Stack gap="s3">
          <Button
            type="submit"
            fullWidth
            aria-disabled={!isChosen || undefined}
            aria-describedby={isChosen ? undefined : hintId}
            pending={pending}
            texts={{ pendingLabel: "Enviando o pedido" }}
          >
            Enviar pedido de cancelamento
          </Button>
          {isChosen ? null : (
            <Text id={hintId} size="small" tone="soft" align="center">
              Escolha um motivo para enviar.
            </Text>
          )}
          <Button variant="quiet" fullWidth aria-disabled={pending || undefined} onClick={onBack}>
            Rever o que acontece
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
