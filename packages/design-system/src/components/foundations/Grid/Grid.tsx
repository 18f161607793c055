import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { type Gap, gaps } from "../../../theme/gaps.ts";
import { tokens } from "../../../tokens/index.ts";

const tiles = (smallest: string) => css`grid-template-columns: repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr));`;

const Root = styled.div`
  display: grid;
  min-width: 0;
  list-style: none;
  ${gaps}
  /* Cards side by side have equal heights. */
  &[role="list"] > li { display: grid; grid-template-columns: minmax(0, 1fr); break-inside: avoid; }
  &[data-tile="small"] { ${tiles(tokens.size.tileSmall)} }
  &[data-tile="medium"] { ${tiles(tokens.size.tileMedium)} }
  &[data-tile="large"] {
    ${tiles(tokens.size.tileLarge)}
    /* Alone in its list, a card is as wide as a column of text, instead of a third of a wide page. */
    > li:only-child { grid-column: 1 / -1; max-width: ${tokens.size.column}; }
  }
`;

export interface GridProps extends ComponentProps<"div"> {
  /**
   * The space between the children.
   * @default "s4"
   */
  gap?: Gap | undefined;
  /**
   * The least width of a column: small gives two columns on a phone, medium and large give one. A single item of a list of large ones is
   * as wide as a column of text.
   * @default "medium"
   */
  tile?: "small" | "medium" | "large" | undefined;
  /**
   * Renders a list; the children are `<li>`.
   * @default false
   */
  list?: boolean | undefined;
}

/**
 * As many equal columns as fit.
 *
 * @example
 * <Grid tile="medium">
 *   <Card>Bob</Card>
 *   <Card>Mika</Card>
 * </Grid>
 */
export function Grid({ gap = "s4", tile = "medium", list = false, ...rest }: GridProps) {
  return <Root as={list ? "ul" : "div"} role={list ? "list" : undefined} {...rest} data-gap={gap} data-tile={tile} />;
}
