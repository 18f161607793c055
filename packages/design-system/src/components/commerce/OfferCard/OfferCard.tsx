import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/index.ts";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Ribbon } from "../../status/Ribbon/index.ts";
import { Action, Chosen, Marks, Root } from "./OfferCard.styles.ts";
import { type OfferCardTexts, offerCardTexts } from "./offerCardTexts.ts";

/** The state of an offer. */
export interface OfferState {
  /**
   * Marks the card as the chosen one.
   * @default false
   */
  chosen?: boolean | undefined;
  /**
   * The choice is being saved.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * Disables the card while another one is being saved.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface OfferCardProps extends OfferState, Omit<ComponentProps<"article">, "onSelect"> {
  /** The content of the offer. */
  children: ReactNode;
  /** The name of the offer; it makes the name of the button unique among the cards. */
  name: string;
  /** The text of the ribbon on the card's edge; no ribbon without it. */
  ribbon?: string | undefined;
  /** The text of the mark on the chosen card. */
  chosenText: string;
  /** The text of the button. */
  actionText: ReactNode;
  /** Called when the button, or any other part of the card, is pressed. */
  onChoose: () => void;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<OfferCardTexts> | undefined;
}

/**
 * The frame shared by offer cards: ribbon, mark of the chosen one, and one button for the whole card.
 *
 * @example
 * const [isChosen, setChosen] = useState(false);
 * return (
 *   <OfferCard
 *     name="Plano anual"
 *     ribbon="Mais popular"
 *     chosen={isChosen}
 *     chosenText="Escolhido"
 *     actionText="Quero este"
 *     onChoose={() => setChosen(true)}
 *   >
 *     <Heading headingLevel={2}>Anual</Heading>
 *   </OfferCard>
 * );
 */
export function OfferCard({
  children,
  name,
  ribbon,
  chosen = false,
  chosenText,
  actionText,
  onChoose,
  pending = false,
  disabled = false,
  texts,
  ...rest
}: OfferCardProps) {
  const { pendingLabel } = useTexts("offerCard", offerCardTexts, texts);
  return (
    <Root {...rest} data-chosen={chosen || undefined} data-noticed={ribbon === undefined ? undefined : true}>
      {ribbon === undefined && !chosen ? null : (
        <Marks>
          {ribbon === undefined ? null : <Ribbon>{ribbon}</Ribbon>}
          {chosen ? (
            <Chosen>
              <Glyph sign="check" />
              <span>{chosenText}</span>
            </Chosen>
          ) : null}
        </Marks>
      )}
      {children}
      <Action>
        <Button
          variant={ribbon === undefined && !chosen ? "secondary" : "primary"}
          fullWidth
          pending={pending}
          texts={{ pendingLabel }}
          aria-pressed={chosen}
          aria-disabled={disabled || undefined}
          onClick={() => onChoose()}
        >
          <span>{actionText}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Action>
    </Root>
  );
}
