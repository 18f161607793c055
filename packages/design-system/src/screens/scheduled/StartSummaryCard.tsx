import { formatCents } from "@petbox/domain/money/format";
import { countedUnits, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import type { StartSummary } from "@petbox/domain/scheduled/startScheduled";
import { sitePaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { PaymentButton } from "../checkout/PaymentButton.tsx";
import { PaymentElsewhereAlert, type PaymentElsewhereStatus } from "../checkout/PaymentElsewhereAlert.tsx";
import { Costs } from "./OwnScheduled.styles.ts";

/** Why the last attempt to continue failed. */
export interface StartFailure {
  /** May contain HTML from the server. */
  readonly text: string;
  /** Whether the stored card's payment was refused, and not the purchase. */
  readonly isOfPayment: boolean;
}

interface StartSummaryCardProps {
  readonly kind: ScheduledKind;
  /** How the products are sent. */
  readonly children: ReactNode;
  /** Whether `children` announce the total when it changes: it is said once. */
  readonly isTotalTold: boolean;
  /** Whether the button subscribes at once, with a stored card. */
  readonly isLastStep: boolean;
  readonly summary: StartSummary;
  readonly pending: boolean;
  /** Seconds until the server accepts another payment (FUN-180). */
  readonly lockedFor: number;
  readonly elsewhere: PaymentElsewhereStatus;
  /** Why the last attempt to continue failed. */
  readonly failure: StartFailure | undefined;
  readonly onContinue: () => void;
}

/** The delivery option and the monthly charge (decision 52, MAN-406). */
export function StartSummaryCard(props: StartSummaryCardProps) {
  const { kind, children, isTotalTold, isLastStep, summary, pending, lockedFor, elsewhere, failure, onContinue } =
    props;
  const isElsewhere = isLastStep && elsewhere !== "nothing";
  const { items, subtotal, freightText, total, isWithoutFreight, stepText } = summary;
  return (
    <Card variant="outlined">
      <Stack gap="s5">
        <Heading headingLevel={2} size="large">
          Resumo
        </Heading>
        <div role={isTotalTold ? undefined : "status"}>
          <Costs>
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
                <div data-total>
                  <dt>Total por mês</dt>
                  <dd>{isWithoutFreight ? `${formatCents(total)} +\u00a0frete` : formatCents(total)}</dd>
                </div>
              </>
            )}
          </Costs>
        </div>
        {stepText === undefined ? null : <Text size="small">{stepText}</Text>}
        <Text tone="soft" size="small">
          Chega todo mês. Mude os produtos ou cancele quando quiser, sem multa.
        </Text>
        <FailureAlert title={failure?.isOfPayment ? "Ops..." : undefined} failure={failure?.text} pending={pending} />
        {isElsewhere ? <PaymentElsewhereAlert kind={elsewhere} /> : null}
        {children}
        <PaymentButton
          label={isLastStep ? "Assinar" : "Continuar"}
          // Only a payment has to wait.
          lockedFor={isLastStep ? lockedFor : 0}
          pending={pending}
          texts={{ pendingLabel: "Um instante" }}
          aria-disabled={isElsewhere}
          onClick={onContinue}
        />
        {!isLastStep ? null : (
          <Text tone="soft" size="small">
            Ao assinar, você aceita os{" "}
            <Link href={kind === "hygiene" ? sitePaths.matTerms : sitePaths.terms}>termos de uso</Link>.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
