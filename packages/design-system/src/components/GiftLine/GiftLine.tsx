import type { ComponentProps } from "react";
import { tokens } from "../../tokens/index.ts";
import { Root } from "./GiftLine.styles.ts";

export interface GiftLineProps extends Omit<ComponentProps<"p">, "children"> {
  /** How many are given. */
  quantity: number;
  /** The name of what is given, as the server writes it. */
  item: string;
}

/** The gift that comes with the first box: "Ganhe 2 Bolinhas na 1ª entrega" (FUN-362). */
export function GiftLine({ quantity, item, ...rest }: GiftLineProps) {
  return (
    <Root {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill={tokens.color.affection}
          d="M4 12h16v8q0 2-2 2H6q-2 0-2-2zM3 6h18q1 0 1 1v3q0 1-1 1H3q-1 0-1-1V7q0-1 1-1z"
        />
        <path fill={tokens.color.highlight} d="M10 6H8Q5 6 5 4t2-2q3 0 5 3.5Q14 2 17 2q2 0 2 2t-3 2h-2v16h-4z" />
      </svg>
      <span>{`Ganhe ${quantity} ${item} na 1ª entrega`}</span>
    </Root>
  );
}
