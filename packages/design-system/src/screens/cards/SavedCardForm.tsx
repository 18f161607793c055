import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseWalletCard, type WalletCard } from "@petbox/domain/card/walletCard";
import { useEffect } from "react";
import { bringSanitizer } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { CardSubmit } from "./CardSubmit.tsx";

export interface SavedCardFormProps {
  readonly today: CivilDate;
  /** The name on the card in whose place another one goes. */
  readonly knownHolderName: string | undefined;
  readonly pending: boolean;
  /** Why the last try failed, as HTML of the server. */
  readonly failure: string | undefined;
  readonly onSubmit: (card: WalletCard) => void | Promise<void>;
}

/** A card that is to be kept: all of it is asked for, and no CPF (SUB-087, SUB-269). */
export function SavedCardForm({ pending, failure, ...form }: SavedCardFormProps) {
  // Why a card was refused may come as HTML: it is then said whole, and once.
  useEffect(() => void bringSanitizer(), []);

  return (
    <CardForm asks="card" parse={parseWalletCard} pending={pending} {...form}>
      <Stack>
        <CardSubmit pending={pending} pendingLabel="Salvando o cartão" failure={failure}>
          Salvar cartão
        </CardSubmit>
      </Stack>
    </CardForm>
  );
}
