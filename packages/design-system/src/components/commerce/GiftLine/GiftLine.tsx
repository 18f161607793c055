import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { tokens } from "../../../tokens/index.ts";
import { type GiftLineTexts, giftLineTexts } from "./giftLineTexts.ts";

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.ink};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};

  & > span { min-width: 0; }
  & svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; flex: none; }
`;

export interface GiftLineProps extends Omit<ComponentProps<"p">, "children"> {
  /** The quantity, from 1. */
  quantity: number;
  /** The name of the gift, as the server writes it. */
  item: string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<GiftLineTexts> | undefined;
}

/**
 * The gift that comes with the first box: "Ganhe 2 Bolinhas na 1ª entrega" (FUN-362). Renders nothing for a quantity of
 * zero.
 *
 * @example
 * <GiftLine quantity={2} item="Bolinhas" />
 */
export function GiftLine({ quantity, item, texts, ...rest }: GiftLineProps) {
  const { text } = useTexts("giftLine", giftLineTexts, texts);
  if (!(quantity > 0)) {
    warnInDevelopment(
      `GiftLine was given a quantity of ${quantity}. It announces a gift, so it shows nothing. Leave it out when there is none.`,
    );
    return null;
  }
  return (
    <Root {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill={tokens.color.affection}
          d="M4 12h16v8q0 2-2 2H6q-2 0-2-2zM3 6h18q1 0 1 1v3q0 1-1 1H3q-1 0-1-1V7q0-1 1-1z"
        />
        <path fill={tokens.color.highlight} d="M10 6H8Q5 6 5 4t2-2q3 0 5 3.5Q14 2 17 2q2 0 2 2t-3 2h-2v16h-4z" />
      </svg>
      <span>{text(quantity, item)}</span>
    </Root>
  );
}
