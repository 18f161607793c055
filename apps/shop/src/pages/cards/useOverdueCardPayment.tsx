import { useCards } from "@petbox/api-client/cards/hooks";
import { failedStepOf } from "@petbox/api-client/resolution/api";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { CardToPay, StoredCard } from "@petbox/domain/card/storedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { ResolutionStep } from "@petbox/domain/payment/resolutionFailure";
import { type ReactNode, useState } from "react";
import { type Submit, useSubmit } from "../../forms/useSubmit.ts";
import { RemoveCard } from "./RemoveCard.tsx";

interface OverdueCardPayment {
  /** The cards to choose from. */
  readonly cards: AsyncResult<readonly StoredCard[]>;
  readonly payment: Submit<CardToPay<WalletCard>>;
  /** The step that the failure is of. */
  readonly failedStep: ResolutionStep;
  /** Asks whether to remove the card. */
  readonly onRemove: (card: StoredCard) => void;
  /** The dialog that confirms a removal. */
  readonly dialog: ReactNode;
  /** The toast of a removed card: inside an open dialog, because everything outside of it is inert. */
  readonly notices: ReactNode;
}

/**
 * Pays an overdue charge with a saved or a new card, and removes saved ones.
 * @param payWithCard sends the payment; an error becomes the failure.
 */
export function useOverdueCardPayment(payWithCard: (card: CardToPay<WalletCard>) => Promise<void>): OverdueCardPayment {
  const cards = useCards();
  const [toaster] = useState(createToaster);
  const [removed, setRemoved] = useState<StoredCard>();
  const [failedStep, setFailedStep] = useState<ResolutionStep>("pay");
  const payment = useSubmit(async (card: CardToPay<WalletCard>) => {
    try {
      await payWithCard(card);
    } catch (thrown) {
      setFailedStep(failedStepOf(thrown));
      // The card may have been removed, or exceed the limit.
      cards.revalidate().catch(() => undefined);
      throw thrown;
    }
  });

  function close(hasFailed: boolean): void {
    setRemoved(undefined);
    // The card may have been removed: in another tab, or by a request whose reply was lost.
    if (hasFailed) cards.revalidate().catch(() => undefined);
  }

  async function done(text: string): Promise<void> {
    setRemoved(undefined);
    toaster.showToast({ tone: "success", description: text });
    // The cards must be current (MAN-374).
    await cards.revalidate().catch(() => window.location.reload());
  }

  return {
    cards: cards.result,
    payment,
    failedStep,
    onRemove: setRemoved,
    dialog:
      removed === undefined ? null : (
        <RemoveCard card={removed} cards={readyValue(cards.result) ?? []} onDone={done} onClose={close} />
      ),
    notices: <ToastRegion toaster={toaster} />,
  };
}
