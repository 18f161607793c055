import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { CardSubmit } from "../cards/CardSubmit.tsx";

interface PayButtonProps {
  readonly amount: Cents;
  readonly pending: boolean;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
}

/** Submit button that pays the debt. */
export function PayButton({ amount, ...sending }: PayButtonProps) {
  return (
    <CardSubmit pendingLabel="Enviando o pagamento" {...sending}>
      {payLabel(amount)}
    </CardSubmit>
  );
}

/** Label of the button that pays the debt. */
export function payLabel(amount: Cents): string {
  return `Pagar ${formatCents(amount)}`;
}
