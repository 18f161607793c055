import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { canRemoveCard, maxCards, walletFullText } from "@petbox/domain/card/wallet";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { formatCents } from "@petbox/domain/money/format";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { ofPet } from "@petbox/domain/pet/phrases";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useState } from "react";
import { lazyModule } from "../../code/lazyModule.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FieldGroup } from "../../components/forms/Field/FieldGroup.tsx";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StoredCardItem, storedCardName } from "../../components/payment/StoredCardItem/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { CardFormLoader } from "../cards/CardFormLoader.tsx";
import { ChargeSummary, newCardName } from "./ChargeSummary.tsx";
import { NewCardOption, newCard } from "./NewCardOption.tsx";
import { PayButton } from "./PayButton.tsx";

export interface CardChoiceProps {
  readonly known: OverdueCharge;
  readonly cards: readonly StoredCard[];
  readonly today: CivilDate;
  readonly subscription: string;
  readonly pending: boolean;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
  readonly onPay: (card: WalletCard | string) => void | Promise<void>;
  readonly onRemove: (card: StoredCard) => void;
}

const nothingChosenText = "Selecione uma forma de pagamento";

/** Name of the radio group; its value is a stored card's id. */
const name = "wallet_id";

const newCardForm = lazyModule(async () => (await import("./NewCardForm.tsx")).NewCardForm);

/** Selects a stored or a new card (MAN-224) and shows its next charges (decision 55). */
export function CardChoice(props: CardChoiceProps) {
  const { known, cards, today, subscription, pending, failure, onPay, onRemove } = props;
  const [chosen, setChosen] = useState<string | undefined>(cards.length === 0 ? newCard : undefined);
  // A card removed here or in another tab is deselected.
  const card = cards.find(({ id }) => id === chosen);
  const isNew = chosen === newCard;
  const canRemove = canRemoveCard(cards.length, true);
  const charged = cards.find(({ id }) => id === known.chargedCard);
  // A failure concerns the card it was reported for; selecting another hides it.
  const [isRead, setIsRead] = useState(false);
  const shown = isRead ? undefined : failure;
  const choose = (id: string) => {
    setChosen(id);
    setIsRead(true);
  };
  const pay = (paying: WalletCard | string) => {
    setIsRead(false);
    return onPay(paying);
  };
  const summary = (to: string) => <ChargeSummary known={known} from={charged && storedCardName(charged)} to={to} />;

  return (
    <Stack gap="s5">
      <Text>{owedText(known)}</Text>
      <Form
        parse={storedCardIn}
        pending={pending}
        onSubmit={(id) => (id === newCard ? undefined : pay(id))}
        // The selection is not a draft: losing it needs no confirmation.
        onInput={(event) => event.stopPropagation()}
      >
        <FieldGroup name={name} label="Com qual cartão você quer pagar?" disabled={pending}>
          <Stack gap="s3">
            {cards.map((each) => (
              <StoredCardItem
                key={each.id}
                card={each}
                today={today}
                choice={{ name, onCheckedChange: () => choose(each.id) }}
                onRemove={canRemove ? () => onRemove(each) : undefined}
              />
            ))}
            <NewCardOption name={name} defaultChecked={cards.length === 0} onChoose={() => choose(newCard)} />
          </Stack>
        </FieldGroup>
        {isNew ? null : (
          <Stack>
            {card === undefined ? null : summary(storedCardName(card))}
            <PayButton amount={known.amount} pending={pending} failure={shown} />
          </Stack>
        )}
      </Form>
      {isNew ? (
        cards.length < maxCards ? (
          <CardFormLoader
            module={newCardForm}
            form={{
              today,
              amount: known.amount,
              pending,
              failure: shown,
              onSubmit: pay,
              children: summary(newCardName),
            }}
          />
        ) : (
          <Alert tone="warning" role="alert" ref={bringIntoView}>
            {walletFullText}
          </Alert>
        )
      ) : null}
      <Text size="small" tone="soft">
        Prefere PIX ou boleto?{" "}
        <Link href={pathTo(resolutionPaths.resolution, { subscription })}>Ver outras formas de pagamento</Link>
      </Text>
    </Stack>
  );
}

/** The selected card's id, or the error without a selection (MAN-302). */
function storedCardIn({ [name]: chosen }: FormValues): Result<string, FieldErrors<typeof name>> {
  return chosen ? accepted(chosen) : rejected({ [name]: nothingChosenText });
}

/** "A fatura de 24/02/2026 da caixa da Mika, de R$69,90, está em aberto." */
function owedText({ amount, dueOn, pet }: OverdueCharge): string {
  const since = dueOn === undefined ? "" : ` de ${formatBrazilianDate(dueOn)}`;
  const whose = pet === undefined ? "" : ` da caixa ${ofPet(pet)}`;
  return `A fatura${since}${whose}, de ${formatCents(amount)}, está em aberto.`;
}
