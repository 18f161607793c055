import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseTypedCard } from "@petbox/domain/card/typedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { Cents } from "@petbox/domain/money/cents";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { PayButton } from "./PayButton.tsx";

interface NewCardFormProps {
  readonly today: CivilDate;
  readonly amount: Cents;
  readonly pending: boolean;
  /** Why the last card was not taken, as HTML. */
  readonly failure: string | undefined;
  readonly onSubmit: (card: WalletCard) => void | Promise<void>;
  /** What is said before it is sent. */
  readonly children: ReactNode;
}

/** Another card for what is owed, its end in one field (MAN-152). Number and code live in its inputs alone. */
export function NewCardForm({ amount, pending, failure, children, ...form }: NewCardFormProps) {
  return (
    <CardForm asks="card" expiry="typed" parse={parseTypedCard} pending={pending} {...form}>
      <Stack>
        {children}
        <PayButton amount={amount} pending={pending} failure={failure} />
      </Stack>
    </CardForm>
  );
}
