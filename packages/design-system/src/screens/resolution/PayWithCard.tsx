import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cardsToPayWith, onlyValidCard } from "@petbox/domain/card/cardsToPayWith";
import { type CardToPay, type StoredCard, withoutOpenCharge } from "@petbox/domain/card/storedCard";
import { canRemoveCard, maxCards, walletFullText } from "@petbox/domain/card/wallet";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import { useState } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FieldGroup } from "../../components/forms/Field/FieldGroup.tsx";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { StoredCardItem, storedCardName } from "../../components/payment/StoredCardItem/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { CardFormLoader } from "../cards/CardFormLoader.tsx";
import { ChargeSummary, chargedTodayText } from "./ChargeSummary.tsx";
import { NewCardOption, newCard } from "./NewCardOption.tsx";
import { PayButton } from "./PayButton.tsx";

export interface PayWithCardProps {
  readonly debt: OverdueCharge;
  readonly cards: readonly StoredCard[];
  readonly today: CivilDate;
  readonly pending: boolean;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
  /** The errors that the server found in the fields of a new card. */
  readonly serverErrors: FieldErrors<string> | undefined;
  /** Pays the debt with a stored or a new card. */
  readonly onPay: (card: CardToPay<WalletCard>) => void | Promise<void>;
  readonly onRemove: (card: StoredCard) => void;
}

const nothingChosenText = "Selecione uma forma de pagamento";

/** Name of the radio group; its value is a stored card's id. */
const name = "wallet_id";

const newCardForm = lazyValue(async () => (await import("./NewCardForm.tsx")).NewCardForm);

/**
 * Selects a stored or a new card (MAN-224, SUB-330) and shows its next charges (decision 55). The only valid card is selected at first;
 * between several the customer chooses.
 */
export function PayWithCard(props: PayWithCardProps) {
  const { debt, cards, today, pending, failure, serverErrors, onPay, onRemove } = props;
  const [first] = useState(() => (cards.length === 0 ? newCard : onlyValidCard(cards, today)?.id));
  const [chosen, setChosen] = useState<string | undefined>(first);
  const listed = useStableOrder(cards, today);
  // A card removed here or in another tab is deselected.
  const card = cards.find(({ id }) => id === chosen);
  const isNew = chosen === newCard;
  const isFull = cards.length >= maxCards;
  const canRemove = canRemoveCard(cards.length, true);
  const charged = cards.find(({ id }) => id === debt.chargedCard);
  // A failure concerns the card it was reported for; selecting another hides it.
  const [isRead, setIsRead] = useState(false);
  const shown = isRead ? undefined : failure;
  const shownErrors = isRead ? undefined : serverErrors;
  const choose = (id: string) => {
    setChosen(id);
    setIsRead(true);
  };
  const pay = (paying: CardToPay<WalletCard>) => {
    setIsRead(false);
    return onPay(paying);
  };
  const summary = (to?: string) => <ChargeSummary debt={debt} from={charged && storedCardName(charged)} to={to} />;

  return (
    <Stack gap="s5">
      <Form
        parse={storedCardIn}
        pending={pending}
        onSubmit={(id) => (id === newCard ? undefined : pay({ storedCard: id }))}
        // The selection is not a draft: losing it needs no confirmation.
        onInput={(event) => event.stopPropagation()}
      >
        <FieldGroup name={name} label="Com qual cartão você quer pagar?" disabled={pending}>
          {/* Removing a card removes the button that opened the question. */}
          <KeptFocus aria-label="Cartões">
            <Stack gap="s3">
              {listed.map((each) => (
                <StoredCardItem
                  key={each.id}
                  // The debt is stated above the choice.
                  card={withoutOpenCharge(each, today)}
                  today={today}
                  choice={{ name, defaultChecked: each.id === first, onCheckedChange: () => choose(each.id) }}
                  onRemove={canRemove ? () => onRemove(each) : undefined}
                />
              ))}
              <NewCardOption
                name={name}
                isFull={isFull}
                isLast={debt.nextCharge === null}
                defaultChecked={first === newCard}
                onChoose={() => choose(newCard)}
              />
            </Stack>
          </KeptFocus>
        </FieldGroup>
        {isNew ? null : (
          <Stack>
            {card === undefined ? null : summary(storedCardName(card))}
            {/* A stored card has no fields of its own. */}
            <PayButton amount={debt.amount} pending={pending} failure={shown ?? Object.values(shownErrors ?? {})[0]} />
          </Stack>
        )}
      </Form>
      {isNew ? (
        isFull ? (
          <Alert tone="warning" role="alert" ref={bringIntoView}>
            {walletFullText}
          </Alert>
        ) : (
          <CardFormLoader
            module={newCardForm}
            form={{
              today,
              amount: debt.amount,
              pending,
              failure: shown,
              serverErrors: shownErrors,
              onSubmit: pay,
              children: summary(),
            }}
          />
        )
      ) : null}
      {/* Empty until a card is selected: a live region that appears with its text is not announced. */}
      <VisuallyHidden role="status">
        {(isNew && !isFull) || card !== undefined ? chargedTodayText(debt, card && storedCardName(card)) : ""}
      </VisuallyHidden>
    </Stack>
  );
}

/** Loading skeleton of the choice. */
export function CardChoiceSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton width="long" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </Stack>
  );
}

/** The cards in the order they had at first: a card refused meanwhile does not move away from under the finger. */
function useStableOrder(cards: readonly StoredCard[], today: CivilDate): readonly StoredCard[] {
  const [order] = useState(() => cardsToPayWith(cards, today).map(({ id }) => id));
  const placeOf = ({ id }: StoredCard) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...cards].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The selected card's id, or the error without a selection (MAN-302). */
function storedCardIn({ [name]: chosen }: FormValues): Result<string, FieldErrors<typeof name>> {
  return chosen ? accepted(chosen) : rejected({ [name]: nothingChosenText });
}
