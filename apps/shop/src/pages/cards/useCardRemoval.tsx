import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { nextMainCard } from "@petbox/domain/card/wallet";
import { type ReactNode, useState } from "react";
import { useToday } from "../../app/useToday.ts";
import { RemoveCard } from "./RemoveCard.tsx";

interface CardRemoval {
  /** Asks whether to remove the card. */
  readonly onRemove: (card: StoredCard) => void;
  /** The question and its toast. */
  readonly dialog: ReactNode;
}

/**
 * Removes one of the cards to pay with.
 * @param revalidate reads the cards again. They must be current: if that fails, the page is reloaded (MAN-374).
 */
export function useCardRemoval(cards: readonly StoredCard[], revalidate: () => Promise<void>): CardRemoval {
  const today = useToday();
  const [toaster] = useState(createToaster);
  const [removed, setRemoved] = useState<StoredCard>();

  async function done(text: string): Promise<void> {
    setRemoved(undefined);
    toaster.showToast({ tone: "success", description: text });
    await revalidate().catch(() => window.location.reload());
  }

  const others = cards.filter(({ id }) => id !== removed?.id);
  return {
    onRemove: setRemoved,
    dialog: (
      <>
        {removed === undefined ? null : (
          <RemoveCard
            card={removed}
            successor={nextMainCard(others, today)}
            onDone={done}
            onClose={() => setRemoved(undefined)}
          />
        )}
        <ToastRegion toaster={toaster} />
      </>
    ),
  };
}
