import { addCard, editCard, listCards } from "@petbox/api-client/cards/api";
import { SavedCardDialog } from "@petbox/design-system/screens/cards/SavedCardDialog";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type CardChange, cardFailureText } from "@petbox/domain/card/wallet";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { addToWallet } from "./addToWallet.ts";

interface SaveCardProps {
  /** The customer's code. */
  readonly customer: string;
  /** The card to replace; undefined to add one. */
  readonly edited: StoredCard | undefined;
  /** All stored cards. */
  readonly cards: readonly StoredCard[];
  readonly onDone: (change: CardChange) => Promise<void>;
  readonly onClose: (hasFailed: boolean) => void;
}

/** Adds or replaces a card. The typed text stays until it is saved. */
export function SaveCard({ customer, edited, cards, onDone, onClose }: SaveCardProps) {
  const { client } = useServices();
  const today = useToday();
  const { pending, failure, submit } = useSubmit<WalletCard>(async (card) => {
    if (edited) {
      await editCard(client, customer, edited.id, card);
      await onDone("edit");
    } else {
      const wallet = { cards, add: () => addCard(client, customer, card), read: () => listCards(client) };
      await onDone(await addToWallet(wallet, card.number));
    }
  });
  return (
    <SavedCardDialog
      open
      today={today}
      edited={edited}
      main={cards.find(({ isMain }) => isMain)}
      pending={pending}
      failure={failure && cardFailureText(edited ? "edit" : "add", failure)}
      onSubmit={submit}
      onClose={() => onClose(failure !== undefined)}
    />
  );
}
