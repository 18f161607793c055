import type { Cents } from "@petbox/domain/money/cents";
import { CardSubmit } from "../cards/CardSubmit.tsx";
import { payLabel } from "./payLabel.ts";

interface PayButtonProps {
  readonly amount: Cents;
  readonly pending: boolean;
  /** Why the last card was not taken, as HTML. */
  readonly failure: string | undefined;
}

/** Sends the form that pays what is owed. */
export function PayButton({ amount, ...sending }: PayButtonProps) {
  return (
    <CardSubmit pendingLabel="Enviando o pagamento" {...sending}>
      {payLabel(amount)}
    </CardSubmit>
  );
}
