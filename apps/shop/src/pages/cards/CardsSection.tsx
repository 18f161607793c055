import { accountPageData } from "@petbox/api-client/account/pageData";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { CardsScreen } from "@petbox/design-system/screens/cards/CardsScreen";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type CardChange, cardChangedTexts, nextMainCard } from "@petbox/domain/card/wallet";
import { cardToChangeIn, withoutCardToChange } from "@petbox/domain/site/cardToChange";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useToday } from "../../app/useToday.ts";
import type { TabProps } from "../account/tabProps.ts";
import { RemoveCard } from "./RemoveCard.tsx";
import { SaveCard } from "./SaveCard.tsx";

/** What is being done, in its dialog. */
type Doing = { readonly change: "add" } | { readonly change: "edit" | "remove"; readonly card: StoredCard };

/** What the address opens with: the card that ends too soon, about to be changed. */
function wantedIn(query: URLSearchParams, cards: readonly StoredCard[]): Doing | undefined {
  const card = cards.find(({ id }) => id === cardToChangeIn(query));
  return card && { change: "edit", card };
}

/** The tab Cobrança of /dados-cliente: the customer's cards, and what becomes of them (decision 50). */
export default function CardsSection({ data }: TabProps) {
  const { customer, wallets: cards } = data;
  const today = useToday();
  const [toaster] = useState(createToaster);
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [doing, setDoing] = useState(() => wantedIn(query, cards));
  const { mutate, revalidate } = usePageDataCache(accountPageData);

  function end(): void {
    setDoing(undefined);
    if (cardToChangeIn(query)) void navigate(`?${withoutCardToChange(query)}`, { replace: true });
  }

  async function done(change: CardChange): Promise<void> {
    end();
    toaster.showToast({ tone: "success", description: cardChangedTexts[change] });
    await revalidate();
  }

  async function removed(card: StoredCard): Promise<void> {
    // The question is gone before the card is: the focus that it gives back goes on from there.
    flushSync(end);
    // That much is certain, whether the rest can be read or not.
    await mutate({ ...data, wallets: cards.filter(({ id }) => id !== card.id) });
    await done("remove");
  }

  function close(hasFailed: boolean): void {
    end();
    // Refused, perhaps because of what was done in another tab.
    if (hasFailed) void revalidate();
  }

  return (
    <>
      <CardsScreen
        cards={cards}
        today={today}
        onAdd={() => setDoing({ change: "add" })}
        onEdit={(card) => setDoing({ change: "edit", card })}
        onRemove={(card) => setDoing({ change: "remove", card })}
      />
      {doing === undefined ? null : doing.change === "remove" ? (
        <RemoveCard
          card={doing.card}
          successor={nextMainCard(
            cards.filter(({ id }) => id !== doing.card.id),
            today,
          )}
          onDone={() => removed(doing.card)}
          onClose={close}
        />
      ) : (
        <SaveCard
          customer={customer.code}
          edited={doing.change === "edit" ? doing.card : undefined}
          cards={cards}
          onDone={done}
          onClose={close}
        />
      )}
      <ToastRegion toaster={toaster} />
    </>
  );
}
