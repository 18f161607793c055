import type { ItemsChange } from "@petbox/domain/scheduled/itemsChange";
import { nothingChargedText } from "@petbox/domain/scheduled/ownScheduledTexts";
import { Button } from "../../components/actions/Button/index.ts";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Costs } from "./OwnScheduled.styles.ts";

interface ChangeSummaryProps {
  readonly change: ItemsChange;
  /** Whether nothing has changed. */
  readonly isSame: boolean;
  readonly pending: boolean;
  readonly failure: string | undefined;
}

/** The freight and monthly total, the changes before and after, and the first shipment they apply to (decision 55, MAN-406). */
export function ChangeSummary({ change, isSame, pending, failure }: ChangeSummaryProps) {
  const { items, rows, firstText, stepText, freightText, totalText } = change;
  return (
    <Card variant="outlined">
      <Stack gap="s5">
        <Heading headingLevel={2} size="large">
          Resumo
        </Heading>
        <div role="status">
          {items.length === 0 ? (
            <Text>{nothingChargedText}</Text>
          ) : (
            <Costs>
              <div>
                <dt>Frete</dt>
                <dd>{freightText}</dd>
              </div>
              <div data-total>
                <dt>Total por mês</dt>
                <dd>{totalText}</dd>
              </div>
            </Costs>
          )}
        </div>
        {stepText === undefined ? null : <Text size="small">{stepText}</Text>}
        <Stack gap="s3">
          {isSame ? null : <BeforeAfter title="O que muda" rows={rows} />}
          <Text tone="soft" size="small">
            {firstText}
          </Text>
        </Stack>
        <FailureAlert failure={failure} pending={pending} />
        <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Salvando" }}>
          Salvar alterações
        </Button>
      </Stack>
    </Card>
  );
}
