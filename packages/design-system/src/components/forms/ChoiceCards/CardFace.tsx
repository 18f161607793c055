import type { ReactNode } from "react";
import { Glyph } from "../../foundations/Glyph/index.ts";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Busy, Face, Help, Mark, Picture, Texts, Title } from "./CardFace.styles.ts";
import type { ChoiceCard } from "./choiceCard.ts";

export interface CardFaceProps {
  card: Omit<ChoiceCard<string>, "value">;
  isBusy?: boolean;
  /** The control of the card, when the card is a label. */
  children?: ReactNode;
}

/** What a card shows, whatever it does when it is pressed. */
export function CardFace({ card: { title, help, image }, isBusy = false, children }: CardFaceProps) {
  return (
    <Face>
      {children}
      {image === undefined ? null : (
        <Picture>
          <img loading={image.loading} src={image.src} width={image.width} height={image.height} alt="" />
        </Picture>
      )}
      <Texts>
        <Title>{title}</Title>
        {help ? <Help>{help}</Help> : null}
      </Texts>
      {isBusy ? (
        <Busy>
          <Spinner />
        </Busy>
      ) : (
        <Mark>
          <Glyph sign="check" />
        </Mark>
      )}
    </Face>
  );
}
