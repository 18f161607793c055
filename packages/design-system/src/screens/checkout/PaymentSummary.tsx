import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import type { Cents } from "@petbox/domain/money/cents";
import type { Commitment } from "@petbox/domain/plan/commitment";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { purchaseLine } from "@petbox/domain/scheduled/purchaseSummary";
import { CommitmentSummary } from "../../components/commerce/CommitmentSummary/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { chargeText } from "./PlanPrice.tsx";
import { type Chosen, PlanSummary } from "./PlanSummary.tsx";
import { SummaryView } from "./SummaryView.tsx";

/** What is being paid; the freight is that of one box, undefined where it could not be read. */
export interface PaidSummary extends Chosen {
  readonly freight: Cents | undefined;
  readonly commitment: Commitment;
  /** When the first box arrives, once the carrier has said it. */
  readonly firstBox: DeliveryWindow | undefined;
}

export interface PaymentSummaryProps extends Pick<CheckoutSubject, "purchase"> {
  /** Null when the server knows of no plan any more. */
  readonly summary: AsyncResult<PaidSummary | null>;
}

/** What is being paid: plan, price and shipping. Not knowing it hinders nobody from paying: the server decides. */
export function PaymentSummary({ summary, purchase }: PaymentSummaryProps) {
  return (
    <SummaryView
      result={summary}
      purchase={purchase}
      skeleton={<PlanSummary purchase={purchase} chosen={undefined} freight={undefined} unsureFreight="…" />}
      failureText="O que você escolheu continua guardado. Veja o preço antes de pagar."
    >
      {(paid) => (
        <Stack gap="s4">
          <PlanSummary purchase={purchase} chosen={paid} freight={paid.freight} />
          <CommitmentSummary commitment={paid.commitment} firstBox={paid.firstBox} />
        </Stack>
      )}
    </SummaryView>
  );
}

/** The same once the card was sent, of pads or food: what is in it, how it is sent, and for how much. */
export function PaidPurchase({ summary, purchase }: PaymentSummaryProps) {
  const card = { purchase, title: "O que você comprou", isPaid: true };
  return (
    <SummaryView
      result={summary}
      purchase={purchase}
      empty={null}
      skeleton={<PlanSummary {...card} chosen={undefined} freight={undefined} unsureFreight="…" />}
      failureText="O seu pedido está guardado e aparece inteiro em Minhas assinaturas."
    >
      {(paid) => <PlanSummary {...card} chosen={paid} freight={paid.freight} />}
    </SummaryView>
  );
}

/** What is bought of pads or food, above the form: on a phone its summary stands below. */
export function PurchaseLine({ summary }: Pick<PaymentSummaryProps, "summary">) {
  return (
    <AsyncResultView result={summary} variant="silent" skeleton={<Skeleton width="long" />}>
      {({ plan: { purchase } }) => purchase && <Text>{purchaseLine(purchase)}</Text>}
    </AsyncResultView>
  );
}

/** What is charged, in one line, to stand at the button; its place is kept while it is on its way. */
export function PriceLine({ summary }: Pick<PaymentSummaryProps, "summary">) {
  return (
    <AsyncResultView
      result={summary}
      variant="silent"
      skeleton={<Skeleton width="long" />}
      empty="Confira o resumo antes de pagar"
    >
      {({ commitment, freight }) => `Hoje e todo mês: ${chargeText(commitment.charge, freight)}`}
    </AsyncResultView>
  );
}
