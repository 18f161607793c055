import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../actions/Button/index.ts";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Ribbon } from "../../status/Ribbon/index.ts";
import { Action, Chosen, Marks, Root } from "./OfferCard.styles.ts";
import { type OfferCardTexts, offerCardTexts } from "./offerCardTexts.ts";

export interface OfferCardProps extends Omit<ComponentProps<"article">, "onSelect"> {
  /** What the offer contains. */
  children: ReactNode;
  /** What is offered: it makes the name of the button unlike that of the other cards. */
  name: string;
  /** The text of the ribbon on the card's edge; none without it. */
  ribbon?: string | undefined;
  /**
   * This is the one that was chosen.
   * @default false
   */
  chosen?: boolean | undefined;
  /** The text of the mark of the chosen one. */
  chosenText: string;
  /** What the button says. */
  actionText: ReactNode;
  /** The button, or anything else of the card, was pressed. */
  onChoose: () => void;
  /**
   * The choice is being saved.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * It cannot be pressed for the moment, because another card is being saved.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<OfferCardTexts> | undefined;
}

/** What the cards of something on offer share: the frame, the ribbon, the mark of the chosen one, and one button for it all. */
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
  const { pendingLabel } = { ...offerCardTexts, ...texts };
  return (
    <Root {...rest} data-chosen={chosen || undefined} data-noticed={ribbon === undefined ? undefined : true}>
      {ribbon === undefined && !chosen ? null : (
        <Marks>
          {ribbon === undefined ? null : <Ribbon>{ribbon}</Ribbon>}
          {chosen ? (
            <Chosen>
              <Glyph sign="check" />
              {chosenText}
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
          <span>
            {actionText}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </span>
        </Button>
      </Action>
    </Root>
  );
}
