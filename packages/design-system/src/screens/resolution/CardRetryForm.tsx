import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseWalletCard, type WalletCard } from "@petbox/domain/card/walletCard";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useEffect } from "react";
import { bringSanitizer } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { PayButton } from "../regularisation/PayButton.tsx";

export interface CardRetryFormProps {
  readonly today: CivilDate;
  /** What is charged. */
  readonly amount: Cents;
  readonly pending: boolean;
  /** Why the last card was not taken, as HTML of the server. */
  readonly failure: string | undefined;
  readonly onSubmit: (card: WalletCard) => void | Promise<void>;
}

/** Another card for what is owed (SUB-329): what is charged to it is said before it is sent (decision 55). */
export function CardRetryForm({ today, amount, pending, failure, onSubmit }: CardRetryFormProps) {
  // Why a card was refused may come as HTML: it is then said whole, and once.
  useEffect(() => void bringSanitizer(), []);

  return (
    <CardForm asks="card" today={today} parse={parseWalletCard} pending={pending} onSubmit={onSubmit}>
      <Stack>
        <Text tone="soft">
          Cobramos {formatCents(amount)} agora neste cartão. Aprovado, ele passa a pagar também as próximas caixas.
        </Text>
        <PayButton amount={amount} pending={pending} failure={failure} />
      </Stack>
    </CardForm>
  );
}
