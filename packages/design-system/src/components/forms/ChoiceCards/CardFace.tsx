import type { ReactNode } from "react";
import { Glyph } from "../../foundations/Glyph/index.ts";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Description, Face, Mark, Pending, Picture, Texts, Title } from "./CardFace.styles.ts";
import type { ChoiceCard } from "./choiceCard.ts";

export interface CardFaceProps {
  card: Omit<ChoiceCard<string>, "value">;
  isPending?: boolean | undefined;
  /** The radio of the card, when the card is a label. */
  children?: ReactNode;
}

/** The content of a card, whether it is a button or a radio. */
export function CardFace({ card: { title, description, image }, isPending = false, children }: CardFaceProps) {
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
        {description ? <Description>{description}</Description> : null}
      </Texts>
      {isPending ? (
        <Pending>
          <Spinner />
        </Pending>
      ) : (
        <Mark>
          <Glyph sign="check" />
        </Mark>
      )}
    </Face>
  );
}
