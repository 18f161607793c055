import { formatDayMonth, formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import { formatCents } from "@petbox/domain/money/format";
import type { Commitment } from "@petbox/domain/plan/commitment";
import { type ComponentProps, useId } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
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
  title,
  headingLevel = 2,
  texts,
  ...rest
}: CommitmentSummaryProps) {
  const words = useTexts("commitmentSummary", commitmentSummaryTexts, texts);
  const headingId = useId();
  const { freightKnown, nextCharge, renewal, penalties: leaving } = commitment;
  const amount = useFormat("money", formatCents)(commitment.charge);
  const charge = freightKnown ? amount : words.withFreightText(amount);
  const longDate = useFormat("longDate", formatLongDate);
  const dayMonth = useFormat("dayMonth", formatDayMonth);
  return (
    <Root aria-labelledby={headingId} {...rest}>
      <Heading id={headingId} headingLevel={headingLevel} size="large">
        {title ?? words.title}
      </Heading>
      <Rows>
        <div>
          <dt>{words.todayLabel}</dt>
          <dd>{charge}</dd>
        </div>
        <div>
          <dt>{words.nextChargeLabel}</dt>
          <dd>{words.nextChargeText(charge, longDate(nextCharge))}</dd>
        </div>
        <div>
          <dt>{words.renewalLabel}</dt>
          <dd>{longDate(renewal)}</dd>
        </div>
        {firstBox === undefined ? null : (
          <div>
            <dt>{words.firstBoxLabel}</dt>
            <dd>{words.firstBoxText(dayMonth(firstBox.start), dayMonth(firstBox.end))}</dd>
          </div>
        )}
      </Rows>
      {leaving.length === 0 ? (
        <Text size="small" tone="soft">
          {words.freeLeavingText}
        </Text>
      ) : (
        <EarlyLeavingTable texts={words} leaving={leaving} />
      )}
    </Root>
  );
}
