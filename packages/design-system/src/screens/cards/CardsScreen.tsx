import { CreditCard } from "lucide-react";
import { Button } from "../../components/actions/Button/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { CardList, type CardListProps } from "./CardList.tsx";

/** The debts, and the customer's cards (SUB-083) or an invitation to add one (SUB-086). */
export function CardsScreen(props: CardListProps) {
  const { cards, debts, onAdd } = props;
  return (
    <Stack gap="s6">
      {debts}
      {/* Adding or removing a card removes the pressed button, so the frame keeps the focus. */}
      <KeptFocus aria-label="Cartões" shown={cards.map(({ id }) => id).join(" ")}>
        {cards.length === 0 ? (
          <EmptyState
            title="Nenhum cartão guardado"
            picture={<CreditCard aria-hidden />}
            action={<Button onClick={onAdd}>Adicionar cartão</Button>}
          >
            Guarde um cartão e as caixas do seu pet são pagas sem você precisar lembrar.
          </EmptyState>
        ) : (
          <CardList {...props} />
        )}
      </KeptFocus>
    </Stack>
  );
}
