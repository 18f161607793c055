import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { isCardOver, type StoredCard } from "@petbox/domain/card/storedCard";
import type { ReactNode } from "react";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";
import { Accordion } from "../../components/foundations/Accordion/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/index.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";

interface OneLinePurchaseProps {
  /** The whole purchase in a line. */
  readonly line: string;
  /** The choice of the dispatch; undefined without a box. */
  readonly dispatch: ReactNode | undefined;
  readonly cards: readonly StoredCard[];
  readonly today: CivilDate;
  /** The id of the charged card; undefined for another one, which the next page asks for. */
  readonly chosenCard: string | undefined;
  readonly onCard: (id: string | undefined) => void;
  /** Whether the card cannot be changed. */
  readonly disabled: boolean;
}

const otherCard = { value: "", label: "Outro cartão", description: "Você digita os dados na próxima tela." };

/** A purchase that needs one press, and how to change its dispatch and its card. */
export function OneLinePurchase(props: OneLinePurchaseProps) {
  const { line, dispatch, cards, today, chosenCard, onCard, disabled } = props;
  return (
    <Stack gap="s2">
      <Text weight="bold" aria-live="polite">
        {line}
      </Text>
      {dispatch === undefined ? null : (
        <OnScreenOnly>
          <Accordion title="Mudar o envio">{dispatch}</Accordion>
        </OnScreenOnly>
      )}
      <OnScreenOnly>
        <Accordion title="Mudar o cartão">
          <RadioGroup
            name="cartao"
            label="Em qual cartão?"
            value={chosenCard ?? otherCard.value}
            options={[...cards.map((card) => cardOption(card, today)), otherCard]}
            onValueChange={(id) => onCard(id || undefined)}
            disabled={disabled}
          />
        </Accordion>
      </OnScreenOnly>
    </Stack>
  );
}

function cardOption(card: StoredCard, today: CivilDate) {
  const isOver = isCardOver(card, today);
  return {
    value: card.id,
    label: storedCardName(card),
    description: isOver
      ? "Vencido"
      : card.refusedOn
        ? "Recusado na última cobrança"
        : card.isMain
          ? "Seu cartão principal"
          : undefined,
    disabled: isOver,
  };
}
