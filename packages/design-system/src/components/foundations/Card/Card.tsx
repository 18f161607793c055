import type { ComponentProps } from "react";
import { Root } from "./Card.styles.ts";

export interface CardLook {
  /** @default "raised" */
  variant?: "raised" | "outlined" | "sunken" | "tinted";
}

export interface CardProps extends CardLook, ComponentProps<"div"> {
  /**
   * Removes the padding, for a card whose picture reaches the edges.
   * @default false
   */
  flush?: boolean;
}

/** A surface for related content. */
export function Card({ variant, flush = false, ...rest }: CardProps) {
  return <Root {...rest} data-variant={variant} data-flush={flush || undefined} />;
}
