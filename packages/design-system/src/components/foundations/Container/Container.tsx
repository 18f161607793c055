import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.div`
  --side: ${tokens.space.s4};
  width: 100%;
  max-width: calc(${tokens.size.page} + 2 * var(--side));
  margin-inline: auto;
  padding-inline: var(--side);
  &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * var(--side)); }
  ${media.from600} { --side: ${tokens.space.s6}; }
`;

export interface ContainerProps extends ComponentProps<"div"> {
  /**
   * The width: the column of a form, or the page.
   * @default "page"
   */
  width?: "column" | "page" | undefined;
}

/**
 * Keeps content away from the edges and limits its width to a readable one.
 *
 * @example
 * <Container width="column">
 *   <Heading headingLevel={1}>Termos de uso</Heading>
 * </Container>
 */
export function Container({ width, ...rest }: ContainerProps) {
  return <Root {...rest} data-width={width} />;
}
