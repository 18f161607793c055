import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { isCardOver } from "@petbox/domain/card/storedCard";
import { boxChoices } from "@petbox/domain/scheduled/boxChoices";
import { smallestQuantity } from "@petbox/domain/scheduled/cart";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import { type ScheduledProduct, startQuantities } from "@petbox/domain/scheduled/scheduledItem";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledTitleOf } from "@petbox/domain/scheduled/scheduledProducts";
import { type StartScheduled, startSummaryOf } from "@petbox/domain/scheduled/startScheduled";
import { purchaseInOneLine, suggestedCard } from "@petbox/domain/scheduled/storedCardPurchase";
import { useRef, useState } from "react";
import { storedCardName } from "../../components/payment/StoredCardItem/index.ts";
import type { PaymentElsewhereStatus } from "../checkout/PaymentElsewhereAlert.tsx";
import { Columns } from "../upsell/UpsellScreen.styles.ts";
import { DispatchChoice } from "./DispatchChoice.tsx";
import { OneLinePurchase } from "./OneLinePurchase.tsx";
import { ProductChoice } from "./ProductChoice.tsx";
import { ProductOption } from "./ProductOption.tsx";
import { QuantityChips } from "./QuantityChips.tsx";
import { type StartFailure, StartSummaryCard } from "./StartSummaryCard.tsx";

/** How a purchase is sent and paid. */
export interface StartChoice {
  /** The code of the box that carries the products; undefined to send them alone. */
  readonly withBoxOf: string | undefined;
  /** The id of the stored card that pays; undefined for another one. */
  readonly card: string | undefined;
}

export interface StartScheduledScreenProps {
  readonly kind: ScheduledKind;
  readonly start: StartScheduled;
  /** The cart, including changes not sent yet. */
  readonly cart: readonly RequestedItem[];
  /** The code of the product that is being saved, whose buttons are locked (FUN-183); presses on others are saved next. */
  readonly saving: string | undefined;
  /** Sets a product's quantity; undefined removes it. */
  readonly onChange: (sku: string, quantity: number | undefined) => void;
  readonly today: CivilDate;
  /** Continues with the choice. Without a card, the next page asks for one. */
  readonly onContinue: (choice: StartChoice) => void;
  readonly pending: boolean;
  /** Seconds until the server accepts another payment (FUN-180). */
  readonly lockedFor: number;
  readonly elsewhere: PaymentElsewhereStatus;
  readonly failure: StartFailure | undefined;
}

/** Selects the products of a kind and how they are sent, and shows the monthly charge (decision 52). */
export function StartScheduledScreen(props: StartScheduledScreenProps) {
  const { kind, start, cart, saving, onChange, today, onContinue, pending, lockedFor, elsewhere, failure } = props;
  const { boxes, cards = [] } = start;
  // Only the customer's own choices are state: boxes and cards may be read again after their cached copy was shown.
  const [ownChoice, setOwnChoice] = useState<Partial<StartChoice>>({});
  const suggested = suggestedCard(cards, today)?.id;
  const choice: StartChoice = { withBoxOf: start.withBoxOf ?? boxes[0]?.code, card: suggested, ...ownChoice };
  const [refusals, setRefusals] = useState(0);
  const products = useRef<HTMLDivElement>(null);
  // A box that has ended in the meantime can no longer carry the products.
  const box = boxes.find(({ code }) => code === choice.withBoxOf);
  const withBoxOf = box?.code;
  const chosenCard = cards.find((card) => card.id === choice.card && !isCardOver(card, today));
  const isCardOffered = suggested !== undefined || chosenCard !== undefined;
  const summary = startSummaryOf(kind, start, { cart, withBoxOf });
  const total = totalQuantity(summary.items);
  const isEmpty = summary.items.length === 0;

  function goOn(): void {
    setRefusals(isEmpty ? refusals + 1 : 0);
    // On a phone the missing selection is far above the button, so focus moves to it.
    if (isEmpty) products.current?.querySelector("input")?.focus();
    else onContinue({ withBoxOf, card: chosenCard?.id });
  }

  function wanted(product: ScheduledProduct) {
    const item = summary.items.find(({ sku }) => sku === product.sku);
    const allowed = startQuantities(product);
    const least = smallestQuantity(product) ?? 1;
    return (
      <ProductOption
        kind={kind}
        product={product}
        quantity={item?.quantity}
        total={total}
        subtitle={scheduledTitleOf(product.sku)?.subtitle}
        allowed={allowed}
        pending={saving === product.sku}
        onToggle={() => onChange(product.sku, item === undefined ? least : undefined)}
        onQuantity={(quantity) => onChange(product.sku, quantity)}
        chips={
          <QuantityChips
            kind={kind}
            product={product}
            quantity={item?.quantity}
            others={total - (item?.quantity ?? 0)}
            onQuantity={(quantity) => onChange(product.sku, quantity)}
          />
        }
      />
    );
  }

  const choices = boxChoices(kind, boxes, start.products);
  const dispatch =
    boxes.length === 0 ? undefined : (
      <DispatchChoice
        boxes={choices}
        withBoxOf={withBoxOf}
        onBox={(withBoxOf) => setOwnChoice({ ...ownChoice, withBoxOf })}
        disabled={pending}
      />
    );

  return (
    <Columns>
      <ProductChoice
        kind={kind}
        products={start.products}
        warning={
          refusals > 0 && isEmpty ? { text: scheduledRules[kind].noneChosenMessage, count: refusals } : undefined
        }
        pending={pending}
        listRef={products}
      >
        {wanted}
      </ProductChoice>
      <StartSummaryCard
        kind={kind}
        summary={summary}
        isTotalTold={isCardOffered}
        isLastStep={chosenCard !== undefined}
        pending={pending}
        lockedFor={lockedFor}
        elsewhere={elsewhere}
        failure={failure}
        onContinue={goOn}
      >
        {isCardOffered ? (
          <OneLinePurchase
            line={purchaseInOneLine({
              withBox: choices.find(({ value }) => value === withBoxOf)?.label,
              card: chosenCard && storedCardName(chosenCard),
              total: isEmpty ? undefined : summary.total,
            })}
            dispatch={dispatch}
            cards={cards}
            today={today}
            chosenCard={chosenCard?.id}
            onCard={(card) => setOwnChoice({ ...ownChoice, card })}
            disabled={pending}
          />
        ) : (
          dispatch
        )}
      </StartSummaryCard>
    </Columns>
  );
}
