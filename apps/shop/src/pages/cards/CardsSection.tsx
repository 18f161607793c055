import { accountPageData } from "@petbox/api-client/account/pageData";
import { makeMainCard } from "@petbox/api-client/cards/api";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { storedCardName } from "@petbox/design-system/components/StoredCardItem";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { TabSkeleton } from "@petbox/design-system/screens/account/AccountDataScreen";
import { CardsScreen } from "@petbox/design-system/screens/cards/CardsScreen";
import { MakeMainDialog } from "@petbox/design-system/screens/cards/MakeMainDialog";
import { cardMovedText } from "@petbox/domain/card/chargedSubject";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type CardChange, cardChangedTexts, cardFailureText } from "@petbox/domain/card/wallet";
import { cardToChangeIn, withoutCardToChange } from "@petbox/domain/site/cardToChange";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { OverdueList } from "../account/OverdueList.tsx";
import type { TabProps } from "../account/tabProps.ts";
import { useOverdueSubscriptions } from "../account/useOverdueSubscriptions.ts";
import { RemoveCard } from "./RemoveCard.tsx";
import { SaveCard } from "./SaveCard.tsx";

/** The open dialog. */
type CardDialog =
  | { readonly change: "add" }
  | { readonly change: "edit" | "remove" | "makeMain"; readonly card: StoredCard };

/** The dialog that the URL opens: the change of a card that expires before its next charge. */
function dialogIn(query: URLSearchParams, cards: readonly StoredCard[]): CardDialog | undefined {
  const card = cards.find(({ id }) => id === cardToChangeIn(query));
  return card && { change: "edit", card };
}

interface MakeMainProps {
  readonly card: StoredCard;
  readonly cards: readonly StoredCard[];
  /** Called after the change, with a text that says what is now charged on the card. */
  readonly onDone: (text: string) => Promise<void>;
  readonly onClose: (hasFailed: boolean) => void;
}

/** Makes a card the main one after a confirmation. */
function MakeMain({ card, cards, onDone, onClose }: MakeMainProps) {
  const { client } = useServices();
  const { pending, failure, submit } = useSubmit(async () => {
    const moved = await makeMainCard(client, card.id);
    await onDone(cardMovedText("makeMain", moved && { ...moved, to: storedCardName(moved.to) }));
  });
  return (
    <MakeMainDialog
      open
      card={card}
      cards={cards}
      pending={pending}
      failure={failure && cardFailureText("makeMain", failure)}
      onConfirm={() => void submit()}
      onCancel={() => onClose(failure !== undefined)}
    />
  );
}

/** The tab Cobrança of /dados-cliente: the debts, the customer's cards, and the dialogs that change them (decision 50). */
export default function CardsSection({ data }: TabProps) {
  const { customer, cards } = data;
  const today = useToday();
  const [toaster] = useState(createToaster);
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [dialog, setDialog] = useState(() => dialogIn(query, cards));
  const overdue = useOverdueSubscriptions([]);
  const { mutate, revalidate } = usePageDataCache(accountPageData);
  // The debts and the next charges move with each payment and each day, and another window may have changed the cards.
  useSubscriptionMoved(() => {
    void overdue.revalidate();
    return revalidate();
  });

  function end(): void {
    setDialog(undefined);
    if (cardToChangeIn(query))
      void navigate(`?${withoutCardToChange(query)}`, { replace: true, preventScrollReset: true });
  }

  async function done(change: CardChange, text = cardChangedTexts[change]): Promise<void> {
    end();
    toaster.showToast({ tone: "success", description: text });
    await revalidate();
  }

  async function removed(card: StoredCard, text: string): Promise<void> {
    // Closes the dialog first, so that the focus returns to the card's button before the card is removed.
    flushSync(end);
    // The removal is certain, even if the revalidation fails.
    await mutate((read) => ({ ...read, cards: read.cards.filter(({ id }) => id !== card.id) }));
    await done("remove", text);
  }

  function close(hasFailed: boolean): void {
    end();
    // A refusal may be caused by a change in another tab.
    if (hasFailed) void revalidate();
  }

  return (
    <>
      {overdue.isKnown || overdue.isSlow ? (
        <CardsScreen
          cards={cards}
          debts={overdue.subscriptions.length === 0 ? undefined : <OverdueList {...overdue} />}
          today={today}
          onAdd={() => setDialog({ change: "add" })}
          onEdit={(card) => setDialog({ change: "edit", card })}
          onRemove={(card) => setDialog({ change: "remove", card })}
          onMakeMain={(card) => setDialog({ change: "makeMain", card })}
        />
      ) : (
        // The debts are above the cards and would move them; the cards do not wait for a list that takes long.
        <TabSkeleton />
      )}
      {dialog === undefined ? null : dialog.change === "remove" ? (
        <RemoveCard card={dialog.card} cards={cards} onDone={(text) => removed(dialog.card, text)} onClose={close} />
      ) : dialog.change === "makeMain" ? (
        <MakeMain card={dialog.card} cards={cards} onDone={(text) => done("makeMain", text)} onClose={close} />
      ) : (
        <SaveCard
          customer={customer.code}
          edited={dialog.change === "edit" ? dialog.card : undefined}
          cards={cards}
          onDone={done}
          onClose={close}
        />
      )}
      <ToastRegion toaster={toaster} />
    </>
  );
}
