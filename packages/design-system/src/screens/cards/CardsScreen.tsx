import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { canBecomeMain } from "@petbox/domain/card/mainCard";
import { endsBeforeCharge, type StoredCard, withoutOpenCharge } from "@petbox/domain/card/storedCard";
import { canRemoveCard, lastCardText, maxCards, walletFullText } from "@petbox/domain/card/wallet";
import { CreditCard, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StoredCardItem } from "../../components/payment/StoredCardItem/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { EndingCard } from "./EndingCard.tsx";

/** The debts, and the customer's cards (SUB-083) or an invitation to add one (SUB-086). */
export function CardsScreen(props: CardListProps) {
  const { cards, debts, onAdd } = props;
  return (
    // A change of the cards or a payment removes the pressed control, so the frame keeps the focus.
    <KeptFocus aria-label="Cartões">
      <Stack gap="s6">
        {debts}
        {cards.length === 0 ? (
          <EmptyState
            title="Nenhum cartão guardado"
            picture={<CreditCard aria-hidden />}
            action={<Button onClick={onAdd}>Adicionar cartão</Button>}
          >
            Guarde um cartão para renovar uma assinatura ou assinar tapetes e alimentos sem digitar tudo de novo.
          </EmptyState>
        ) : (
          <CardList {...props} />
        )}
      </Stack>
    </KeptFocus>
  );
}

interface CardListProps {
  readonly cards: readonly StoredCard[];
  /** The list of the debts, above the cards; undefined if there are none. The cards then do not repeat them. */
  readonly debts?: ReactNode;
  readonly today: CivilDate;
  readonly onAdd: () => void;
  readonly onEdit: (card: StoredCard) => void;
  readonly onRemove: (card: StoredCard) => void;
  readonly onMakeMain: (card: StoredCard) => void;
}

/** The stored cards: the subscriptions that each pays for, the one that expires too soon, and the actions. */
function CardList({ cards, debts, today, onAdd, onEdit, onRemove, onMakeMain }: CardListProps) {
  const isCharged = cards.some(({ nextCharge }) => nextCharge !== undefined);
  const canRemove = canRemoveCard(cards.length, isCharged);
  return (
    <Stack gap="s5">
      <Stack gap="s2">
        <Heading headingLevel={2}>Seus cartões</Heading>
        <Text tone="soft">Do cartão guardamos só o que aparece aqui, nunca o número inteiro nem o código.</Text>
      </Stack>
      {cards
        .filter((card) => endsBeforeCharge(card, today))
        .map((card) => (
          <EndingCard key={card.id} card={card} today={today} change={() => onEdit(card)} />
        ))}
      <Grid list tile="large">
        {cards.map((card) => (
          <li key={card.id}>
            <StoredCardItem
              card={debts === undefined ? card : withoutOpenCharge(card, today)}
              today={today}
              onMakeMain={canBecomeMain(card, today) ? () => onMakeMain(card) : undefined}
              onEdit={() => onEdit(card)}
              onRemove={canRemove ? () => onRemove(card) : undefined}
              note={canRemove ? undefined : lastCardText}
            />
          </li>
        ))}
      </Grid>
      {cards.length < maxCards ? (
        <Stack align="start">
          <Button variant="secondary" startIcon={<Plus aria-hidden />} onClick={onAdd}>
            Adicionar cartão
          </Button>
        </Stack>
      ) : (
        <Text tone="soft">{walletFullText}</Text>
      )}
    </Stack>
  );
}
