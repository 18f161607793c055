import { formatCents } from "@petbox/domain/money/format";
import { countedUnits, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import { type BoxOption, boxChoiceText, type StartSummary } from "@petbox/domain/scheduled/startScheduled";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { Facts } from "./OwnScheduled.styles.ts";

interface StartSummaryCardProps {
  readonly kind: ScheduledKind;
  readonly boxes: readonly BoxOption[];
  /** Code of the box that carries the products; undefined to send them alone. */
  readonly withBoxOf: string | undefined;
  readonly onBox: (code: string | undefined) => void;
  readonly summary: StartSummary;
  readonly pending: boolean;
  /** Error text of the last failed attempt to continue; may contain HTML from the server. */
  readonly failure: string | undefined;
  readonly onContinue: () => void;
}

const alone = { value: "", label: "Avulso", description: "Em um pacote só dele, com o frete da transportadora." };

/** The delivery option and the monthly charge (decision 52, MAN-406). */
export function StartSummaryCard(props: StartSummaryCardProps) {
  const { kind, boxes, withBoxOf, onBox, summary, pending, failure, onContinue } = props;
  const { items, subtotal, freightText, total, isWithoutFreight, stepText } = summary;
  return (
    <Card variant="outlined">
      <Stack gap="s5">
        <Heading headingLevel={2} size="large">
          Resumo
        </Heading>
        {boxes.length === 0 ? null : (
          <RadioGroup
            name="envio"
            label="Como você quer receber?"
            value={withBoxOf ?? alone.value}
            options={[...boxes.map((box) => ({ value: box.code, ...boxChoiceText(kind, box) })), alone]}
            onValueChange={(code) => onBox(code || undefined)}
          />
        )}
        <Facts aria-live="polite">
          <div>
            <dt>Produtos</dt>
            <dd>
              {items.length === 0
                ? "Nenhum ainda"
                : `${countedUnits(kind, totalQuantity(items))}, ${formatCents(subtotal)}`}
            </dd>
          </div>
          {items.length === 0 ? null : (
            <>
              <div>
                <dt>Frete</dt>
                <dd>{freightText}</dd>
              </div>
              <div>
                <dt>Total por mês</dt>
                <dd>{isWithoutFreight ? `${formatCents(total)} + frete` : formatCents(total)}</dd>
              </div>
            </>
          )}
        </Facts>
        {stepText === undefined ? null : <Text size="small">{stepText}</Text>}
        <Text tone="soft" size="small">
          Chega todo mês. Mude os produtos ou cancele quando quiser, sem multa.
        </Text>
        {failure === undefined || pending ? null : (
          <Alert tone="danger" role="alert" ref={bringIntoView}>
            <SafeHtml html={failure} />
          </Alert>
        )}
        <Button fullWidth pending={pending} texts={{ pendingLabel: "Um instante" }} onClick={onContinue}>
          Continuar
        </Button>
      </Stack>
    </Card>
  );
}
