import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { skipLinkTexts } from "./skipLinkTexts.ts";

const Root = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.s2};
  inset-inline-start: max(${tokens.space.s2}, env(safe-area-inset-left), env(safe-area-inset-right));
  z-index: ${tokens.layer.toast};
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.s5};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-weight: ${tokens.fontWeight.bold};
  box-shadow: ${tokens.shadow.floating};

  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  &:not(:focus) { transform: translateY(-200%); }
  @media print { display: none; }
`;

export interface SkipLinkProps extends ComponentProps<"a"> {
  /**
   * The fragment of the page's content.
   * @default "#conteudo"
   */
  href?: string | undefined;
}

/**
 * The first tab stop: skips the header. Visible on focus only.
 *
 * @example
 * <>
 *   <SkipLink href="#pedidos">Pular para os pedidos</SkipLink>
 *   <main id="pedidos" tabIndex={-1}>Seus pedidos</main>
 * </>
 */
export function SkipLink({ href = "#conteudo", children, ...rest }: SkipLinkProps) {
  const { label } = useTexts("skipLink", skipLinkTexts);
  return (
    <Root href={href} {...rest}>
      {children ?? label}
    </Root>
  );
}
