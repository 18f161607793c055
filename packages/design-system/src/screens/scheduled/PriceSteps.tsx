import { formatCents } from "@petbox/domain/money/format";
import type { QuantityOption } from "@petbox/domain/scheduled/scheduledItem";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { styled } from "styled-components";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

const Steps = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${tokens.space.s16}, 3.5em + 2 * ${tokens.space.s2})), 1fr));
  gap: ${tokens.space.s2};
  max-width: ${tokens.size.tileLarge};
  margin: 0;
`;

const Step = styled.div`
  padding: ${tokens.space.s2};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  text-align: center;
  > dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  > dd { font-variant-numeric: tabular-nums; }
  &[aria-current] {
    background: ${tokens.color.primaryTint};
    > dd { font-weight: ${tokens.fontWeight.bold}; }
  }
  ${media.forcedColors} {
    border: ${tokens.size.border} solid CanvasText;
    &[aria-current] { border-width: ${tokens.size.focusRing}; border-color: Highlight; }
  }
`;

interface PriceStepsProps {
  readonly kind: ScheduledKind;
  readonly steps: readonly QuantityOption[];
  /** The quantity of all products together, which sets the price. */
  readonly total: number;
}

/** The unit prices from each total quantity on, with the one that applies now (MAN-401). */
export function PriceSteps({ kind, steps, total }: PriceStepsProps) {
  const { one, many } = scheduledRules[kind].unit;
  const current = steps.findLast(({ quantity }) => quantity <= total) ?? steps[0];
  return (
    <Stack gap="s2">
      <Text tone="soft" size="small">
        {`Preço de cada ${one}, pelo total de ${many} do envio:`}
      </Text>
      <Steps>
        {steps.map((step) => (
          <Step key={step.quantity} aria-current={step === current || undefined}>
            <dt>{`${step.quantity}+`}</dt>
            <dd>{formatCents(step.specialPrice)}</dd>
          </Step>
        ))}
      </Steps>
    </Stack>
  );
}
