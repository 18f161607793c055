import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseWalletCard, type WalletCard } from "@petbox/domain/card/walletCard";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { CardSubmit } from "./CardSubmit.tsx";

export interface SavedCardFormProps {
  readonly today: CivilDate;
  /** The holder name on the card to replace. */
  readonly knownHolderName: string | undefined;
  readonly pending: boolean;
  /** HTML from the server explaining why the last attempt failed. */
  readonly failure: string | undefined;
  readonly onSubmit: (card: WalletCard) => void | Promise<void>;
}

/** Form of a card to store, without a CPF field (SUB-087, SUB-269). */
export function SavedCardForm({ pending, failure, ...form }: SavedCardFormProps) {
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
