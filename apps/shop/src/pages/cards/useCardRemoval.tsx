import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type ReactNode, useState } from "react";
import { RemoveCard } from "./RemoveCard.tsx";

interface CardRemoval {
  /** Asks whether to remove the card. */
  readonly onRemove: (card: StoredCard) => void;
  /** The question. */
  readonly dialog: ReactNode;
  /** The toast of a removed card: inside an open dialog, because everything outside of it is inert. */
  readonly notices: ReactNode;
}

/**
 * Removes one of the cards to pay with.
 * @param revalidate reads the cards again. They must be current: if that fails, the page is reloaded (MAN-374).
 */
export function useCardRemoval(cards: readonly StoredCard[], revalidate: () => Promise<void>): CardRemoval {
  const [toaster] = useState(createToaster);
  const [removed, setRemoved] = useState<StoredCard>();

  async function done(text: string): Promise<void> {
    setRemoved(undefined);
    toaster.showToast({ tone: "success", description: text });
    await revalidate().catch(() => window.location.reload());
  }

  return {
    onRemove: setRemoved,
    dialog:
      removed === undefined ? null : (
        <RemoveCard card={removed} cards={cards} onDone={done} onClose={() => setRemoved(undefined)} />
      ),
    notices: <ToastRegion toaster={toaster} />,
  };
}
