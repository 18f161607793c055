import type { ComponentProps } from "react";
import { Root } from "./Card.styles.ts";

export interface CardProps extends ComponentProps<"div"> {
  /** @default "raised" */
  tone?: "raised" | "outlined" | "sunken" | "tinted";
  /**
   * No padding, for a card whose picture reaches the edges.
   * @default false
   */
  flush?: boolean;
}

/** A surface that holds what belongs together. */
export function Card({ tone, flush = false, ...rest }: CardProps) {
  return <Root {...rest} data-tone={tone} data-flush={flush || undefined} />;
}
