import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { type Gap, gaps } from "../../../theme/gaps.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  list-style: none;
  ${gaps}
  &[data-align="start"] { align-items: flex-start; }
  &[data-align="baseline"] { align-items: baseline; }
  &[data-align="stretch"] { align-items: stretch; }
  &[data-justify="center"] { justify-content: center; }
  &[data-justify="end"] { justify-content: flex-end; }
  &[data-justify="between"] { justify-content: space-between; }
`;

export interface InlineProps extends ComponentProps<"div"> {
  /**
   * The space between the children.
   * @default "s3"
   */
  gap?: Gap | undefined;
  /**
   * The place of the children across the row.
   * @default "center"
   */
  align?: "center" | "start" | "baseline" | "stretch" | undefined;
  /**
   * The place of the children along the row.
   * @default "start"
   */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /**
   * Renders a list; the children are `<li>`.
   * @default false
   */
  list?: boolean | undefined;
}

/**
 * Lays its children out in a row, wrapping where they do not fit.
 *
 * @example
 * <Inline justify="between">
 *   <Text weight="bold">Plano anual</Text>
 *   <LinkButton href="/planos" variant="secondary">Trocar</LinkButton>
 * </Inline>
 */
export function Inline({ gap = "s3", align, justify, list = false, ...rest }: InlineProps) {
  return (
    <Root
      as={list ? "ul" : "div"}
      role={list ? "list" : undefined}
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
