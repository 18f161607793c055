import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseWalletCard, type WalletCard } from "@petbox/domain/card/walletCard";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useEffect } from "react";
import { sanitizer } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { PayButton } from "../regularisation/PayButton.tsx";

export interface CardRetryFormProps {
  readonly today: CivilDate;
  /** The amount to charge. */
  readonly amount: Cents;
  readonly pending: boolean;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
  readonly onSubmit: (card: WalletCard) => void | Promise<void>;
}

/** Pays the debt with a new card (SUB-329); the charge is shown before submission (decision 55). */
export function CardRetryForm({ today, amount, pending, failure, onSubmit }: CardRetryFormProps) {
  // The refusal may contain HTML; preloading the sanitiser lets the live region announce it once, complete.
  useEffect(sanitizer.preload, []);

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
