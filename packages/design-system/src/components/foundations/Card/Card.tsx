import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.div`
  min-width: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.from600} { padding: ${tokens.space.s6}; }
  &[data-variant="outlined"] { border-color: ${tokens.color.border}; box-shadow: none; }
  &[data-variant="sunken"] { background: ${tokens.color.surfaceSunken}; box-shadow: none; }
  &[data-variant="tinted"] { background: ${tokens.color.primaryTint}; box-shadow: none; }
  ${media.forcedColors} { border-color: CanvasText; }
  &[data-flush] { padding: 0; overflow: hidden; }
`;

export interface CardLook {
  /**
   * How the card stands out from the page.
   * @default "raised"
   */
  variant?: "raised" | "outlined" | "sunken" | "tinted" | undefined;
}

export interface CardProps extends CardLook, ComponentProps<"div"> {
  /**
   * Removes the padding, for a card whose picture reaches the edges.
   * @default false
   */
  flush?: boolean | undefined;
}

/**
 * A surface for related content.
 *
 * @example
 * <Card variant="outlined">
 *   <Heading headingLevel={2}>Próxima caixa</Heading>
 *   <Text>Sai no dia 12 de maio.</Text>
 * </Card>
 */
export function Card({ variant, flush = false, ...rest }: CardProps) {
  return <Root {...rest} data-variant={variant} data-flush={flush || undefined} />;
}
