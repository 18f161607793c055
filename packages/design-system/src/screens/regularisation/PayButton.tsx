import type { Cents } from "@petbox/domain/money/cents";
import { CardSubmit } from "../cards/CardSubmit.tsx";
import { payLabel } from "./payLabel.ts";

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
