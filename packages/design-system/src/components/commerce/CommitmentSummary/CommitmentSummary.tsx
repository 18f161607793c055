import { formatDayMonth, formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import { formatCents } from "@petbox/domain/money/format";
import type { Commitment } from "@petbox/domain/plan/commitment";
import { type ComponentProps, useId } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Root, Rows } from "./CommitmentSummary.styles.ts";
import { type CommitmentSummaryTexts, commitmentSummaryTexts } from "./commitmentSummaryTexts.ts";
import { EarlyLeavingTable } from "./EarlyLeavingTable.tsx";

export interface CommitmentSummaryProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** The commitment of the plan: its charges and the cost of leaving early. */
  commitment: Commitment;
  /** The estimated arrival of the first box, once known. */
  firstBox?: DeliveryWindow | undefined;
  /** @default "O que vou pagar, e quando?" */
  title?: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CommitmentSummaryTexts> | undefined;
}

/**
 * The consequences of paying now: today's charge, the next one, the renewal, the first box, and the cost of leaving
 * early.
 */
export function CommitmentSummary({
  commitment,
  firstBox,
  title = "O que vou pagar, e quando?",
  headingLevel = 2,
  texts,
  ...rest
}: CommitmentSummaryProps) {
  const { leavingTitle, freeLeavingText } = { ...commitmentSummaryTexts, ...texts };
  const headingId = useId();
  const { freightKnown, nextCharge, renewal, penalties: leaving } = commitment;
  const charge = `${formatCents(commitment.charge)}${freightKnown ? "" : " + frete"}`;
  return (
    <Root aria-labelledby={headingId} {...rest}>
      <Heading id={headingId} headingLevel={headingLevel} size="large">
        {title}
      </Heading>
      <Rows>
        <div>
          <dt>Hoje</dt>
          <dd>{charge}</dd>
        </div>
        <div>
          <dt>Próxima cobrança</dt>
          <dd>{`${charge}, em ${formatLongDate(nextCharge)}`}</dd>
        </div>
        <div>
          <dt>Renovação automática</dt>
          <dd>{formatLongDate(renewal)}</dd>
        </div>
        {firstBox === undefined ? null : (
          <div>
            <dt>Primeira caixa</dt>
            <dd>{`entre ${formatDayMonth(firstBox.start)} e ${formatDayMonth(firstBox.end)}`}</dd>
          </div>
        )}
      </Rows>
      {leaving.length === 0 ? (
        <Text size="small" tone="soft">
          {freeLeavingText}
        </Text>
      ) : (
        <EarlyLeavingTable title={leavingTitle} leaving={leaving} />
      )}
    </Root>
  );
}
