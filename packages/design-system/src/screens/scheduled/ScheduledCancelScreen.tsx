import { withMessages } from "@petbox/domain/fieldErrors";
import { scheduledCancelMessages } from "@petbox/domain/scheduled/messages";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { cancellationEffectTexts } from "@petbox/domain/scheduled/ownScheduledTexts";
import {
  cancelFields,
  maxCancelDescriptionLength,
  parseScheduledCancel,
  type ScheduledCancel,
  scheduledCancelReasons,
} from "@petbox/domain/scheduled/scheduledCancel";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { pathTo } from "@petbox/domain/site/pathTo";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Form } from "../../components/forms/Form/index.ts";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";
import { TextArea } from "../../components/forms/TextArea/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { EffectsAndReason } from "./OwnScheduled.styles.ts";

export interface ScheduledCancelScreenProps {
  readonly kind: ScheduledKind;
  readonly subscription: OwnScheduled;
  readonly onCancel: (request: ScheduledCancel) => void;
  readonly pending: boolean;
  /** Error text of the last failed cancellation; may contain HTML from the server. */
  readonly failure: string | undefined;
}

/** The effects of cancelling, and the reason (SUB-109, SUB-110, MAN-065). */
export function ScheduledCancelScreen({ kind, subscription, onCancel, pending, failure }: ScheduledCancelScreenProps) {
  return (
    <EffectsAndReason>
      <Card variant="tinted">
        <Stack gap="s3">
          <Heading headingLevel={2} size="large">
            O que acontece se você cancelar
          </Heading>
          <Stack gap="s2" list>
            {cancellationEffectTexts(kind, subscription).map((text) => (
              <li key={text}>
                <Text>{text}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
      <Form
        parse={(values) =>
          withMessages(
            parseScheduledCancel(kind, {
              reason: values[cancelFields.reason] ?? "",
              description: values[cancelFields.description] ?? "",
            }),
            scheduledCancelMessages,
          )
        }
        onSubmit={onCancel}
        pending={pending}
        aria-label="Cancelar assinatura"
      >
        <Stack gap="s5">
          <RadioGroup
            name={cancelFields.reason}
            label="Por que você quer cancelar?"
            options={scheduledCancelReasons[kind].map((reason) => ({ value: reason, label: reason }))}
          />
          <TextArea
            name={cancelFields.description}
            label="Conte o que houve"
            limit={maxCancelDescriptionLength}
            counterFrom={0}
          />
          <FailureAlert failure={failure} pending={pending} />
          <Stack gap="s3">
            <Button type="submit" variant="danger" fullWidth pending={pending} texts={{ pendingLabel: "Cancelando" }}>
              Cancelar assinatura
            </Button>
            <LinkButton
              href={pathTo(scheduledPages[kind].detail, { code: subscription.contractId })}
              variant="secondary"
              fullWidth
            >
              Voltar sem cancelar
            </LinkButton>
          </Stack>
        </Stack>
      </Form>
    </EffectsAndReason>
  );
}
