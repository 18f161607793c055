import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { type Gap, gaps } from "../../../theme/gaps.ts";

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  min-width: 0;
  list-style: none;
  ${gaps}
  &[data-align="start"] { align-items: flex-start; }
  &[data-align="center"] { align-items: center; }
  &[data-align="end"] { align-items: flex-end; }
`;

export interface StackProps extends ComponentProps<"div"> {
  /**
   * The space between the children.
   * @default "s4"
   */
  gap?: Gap | undefined;
  /**
   * The place of the children across the stack.
   * @default "stretch"
   */
  align?: "stretch" | "start" | "center" | "end" | undefined;
  /**
   * Renders a list; the children are `<li>`.
   * @default false
   */
  list?: boolean | undefined;
}

/**
 * Stacks its children vertically.
 *
 * @example
 * <Stack gap="s4">
 *   <Heading headingLevel={2}>Entrega</Heading>
 *   <Text>Chega entre 3 e 6 de abril.</Text>
 * </Stack>
 */
export function Stack({ gap = "s4", align, list = false, ...rest }: StackProps) {
  // Safari drops the list semantics of a list without bullets; `role` restores them.
  return <Root as={list ? "ul" : "div"} role={list ? "list" : undefined} {...rest} data-gap={gap} data-align={align} />;
}
