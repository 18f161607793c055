import { formatBrazilianDate, formatDayMonth } from "@petbox/domain/calendar/civilDate";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import { formatCents } from "@petbox/domain/money/format";
import type { Commitment, MonthlyPenalty } from "@petbox/domain/plan/commitment";
import { type ComponentProps, useId } from "react";
import { styled } from "styled-components";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { Accordion } from "../../foundations/Accordion/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Table } from "../../foundations/Table/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { type CommitmentSummaryTexts, commitmentSummaryTexts } from "./commitmentSummaryTexts.ts";

const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  min-width: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${tokens.size.tileMedium}, 100%), 1fr));
  gap: ${tokens.space.s3} ${tokens.space.s5};
  font-variant-numeric: tabular-nums;

  & dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  & dd { min-width: 0; font-weight: ${tokens.fontWeight.bold}; overflow-wrap: anywhere; }
`;

export interface CommitmentSummaryProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** The commitment of the plan: its charges and the cost of leaving early; undefined while loading, when the lines keep their places. */
  commitment: Commitment | undefined;
  /** The estimated arrival of the first box, if it is known; null while it is on its way, when its line keeps its place. */
  firstBox?: DeliveryWindow | null | undefined;
  /**
   * The heading of the summary.
   * @default "O que vou pagar, e quando?"
   */
  title?: string | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CommitmentSummaryTexts> | undefined;
}

interface EarlyLeavingTableProps {
  texts: CommitmentSummaryTexts;
  leaving: readonly MonthlyPenalty[];
}

/** The cost of leaving, month by month, behind a disclosure. */
function EarlyLeavingTable({ texts, leaving }: EarlyLeavingTableProps) {
  const money = useFormat("money", formatCents);
  return (
    <Accordion title={texts.leavingTitle}>
      <Stack gap="s3">
        <Text size="small" tone="soft">
          {texts.leavingText}
        </Text>
        <Table
          caption={texts.tableCaption}
          captionHidden
          columns={[{ label: texts.monthLabel }, { label: texts.penaltyLabel, align: "end" }]}
          rows={leaving.map(({ month, penalty }) => ({
            id: month,
            cells: [month, penalty === 0 ? texts.noPenaltyLabel : money(penalty)],
          }))}
        />
      </Stack>
    </Accordion>
  );
}

/**
 * The consequences of paying now: today's charge, the next one, the renewal, the first box, and the cost of leaving
 * early.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { cents } from "@petbox/domain/money/cents";
 * import { commitmentOf } from "@petbox/domain/plan/commitment";
 *
 * const plan = { name: "Anual", code: "SP", length: 12, monthlyPrice: cents(7990), total: cents(95880) } as const;
 * return <CommitmentSummary commitment={commitmentOf(civilDate(2026, 3, 10), plan, cents(1235))} />;
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
  const money = useFormat("money", formatCents);
  // A short date keeps each line a single one on a phone, as its place while loading is.
  const date = useFormat("date", formatBrazilianDate);
  const dayMonth = useFormat("dayMonth", formatDayMonth);
  const { today, next, renewal } = commitment === undefined ? onTheirWay : linesOf(commitment);
  return (
    <Root aria-labelledby={headingId} aria-busy={commitment === undefined || undefined} {...rest}>
      <Heading id={headingId} headingLevel={headingLevel} size="large">
        {title ?? words.title}
      </Heading>
      <Rows>
        <div>
          <dt>{words.todayLabel}</dt>
          <dd>{today}</dd>
        </div>
        <div>
          <dt>{words.nextChargeLabel}</dt>
          <dd>{next}</dd>
        </div>
        <div>
          <dt>{words.renewalLabel}</dt>
          <dd>{renewal}</dd>
        </div>
        {firstBox === undefined ? null : (
          <div>
            <dt>{words.firstBoxLabel}</dt>
            <dd>{firstBox === null ? line : words.firstBoxText(dayMonth(firstBox.start), dayMonth(firstBox.end))}</dd>
          </div>
        )}
      </Rows>
      {commitment === undefined ? (
        <Skeleton shape="control" />
      ) : commitment.penalties.every(({ penalty }) => penalty === 0) ? (
        <Text size="small" tone="soft">
          {words.freeLeavingText}
        </Text>
      ) : (
        <EarlyLeavingTable texts={words} leaving={commitment.penalties} />
      )}
    </Root>
  );

  function linesOf({ charge, freightKnown, nextCharge, renewal, isRenewalDearer }: Commitment) {
    const amount = freightKnown ? money(charge) : words.withFreightText(money(charge));
    return {
      today: amount,
      next: words.nextChargeText(amount, date(nextCharge)),
      renewal: isRenewalDearer ? words.dearerRenewalText(date(renewal)) : date(renewal),
    };
  }
}

const line = <Skeleton width="medium" />;
const onTheirWay = { today: line, next: line, renewal: line };
