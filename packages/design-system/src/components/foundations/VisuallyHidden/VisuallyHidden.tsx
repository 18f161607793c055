import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { visuallyHidden } from "./VisuallyHidden.styles.ts";

const Root = styled.span`${visuallyHidden}`;

export type VisuallyHiddenProps = ComponentProps<"span">;

/**
 * Text for screen readers only.
 *
 * @example
 * <LinkButton href="/loja/petisco">
 *   Comprar<VisuallyHidden> petisco natural de frango</VisuallyHidden>
 * </LinkButton>
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
