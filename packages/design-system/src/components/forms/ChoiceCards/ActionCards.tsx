import { type ComponentProps, useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Hint } from "../Field/Field.styles.ts";
import { GroupLegend, GroupRoot } from "../Field/FieldGroup.styles.ts";
import type { QuestionTexts } from "../Field/fieldTexts.ts";
import { MessageRow } from "../Field/MessageRow.tsx";
import { CardFace } from "./CardFace.tsx";
import { ActionCard, Cards } from "./ChoiceCards.styles.ts";
import type { ChoiceCard } from "./choiceCard.ts";
import { type ChoiceCardsTexts, choiceCardsTexts } from "./choiceCardsTexts.ts";

export interface ActionCardsProps<Value extends string>
  extends QuestionTexts,
    Omit<ComponentProps<"fieldset">, "children" | "name"> {
  /** The cards, in their order. */
  cards: readonly ChoiceCard<Value>[];
  /** Called with the value of the pressed card, also when it is already chosen. */
  onChoose: (value: Value) => void;
  /** The chosen value. */
  chosen?: Value | undefined;
  /** The value being saved: its card shows a spinner, and no card can be pressed. */
  pendingValue?: Value | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ChoiceCardsTexts> | undefined;
}

/**
 * Cards that are buttons: a press saves at once.
 *
 * @example
 * const [species, setSpecies] = useState<string>();
 * return (
 *   <ActionCards
 *     label="Quem vai receber a caixa?"
 *     cards={[{ value: "dog", title: "Cachorro" }, { value: "cat", title: "Gato" }]}
 *     chosen={species}
 *     onChoose={setSpecies}
 *   />
 * );
 */
export function ActionCards<Value extends string>(props: ActionCardsProps<Value>) {
  const { label, labelHidden, hint, error, cards, onChoose, chosen, ...choice } = props;
  const { pendingValue, texts, "aria-describedby": given, ...root } = choice;
  const { pendingLabel } = useTexts("choiceCards", choiceCardsTexts, texts);
  const id = useId();
  const isPending = pendingValue !== undefined;
  const describedBy = [given, hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined];

  return (
    <GroupRoot {...root} aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}>
      <GroupLegend data-hidden={labelHidden ? "" : undefined}>{label}</GroupLegend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      <Cards data-count={cards.length}>
        {cards.map((card) => (
          <ActionCard
            key={card.value}
            type="button"
            aria-pressed={card.value === (pendingValue ?? chosen)}
            aria-busy={card.value === pendingValue || undefined}
            // Not `disabled`: disabling a focused button drops the focus.
            aria-disabled={isPending || undefined}
            disabled={card.disabled}
            onClick={() => {
              if (!isPending) onChoose(card.value);
            }}
          >
            <CardFace card={card} isPending={card.value === pendingValue} />
          </ActionCard>
        ))}
      </Cards>
      <VisuallyHidden role="status">{isPending ? pendingLabel : ""}</VisuallyHidden>
      <MessageRow errorId={`${id}-error`} error={error} />
    </GroupRoot>
  );
}
