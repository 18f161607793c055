import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { measureOfRoom, smallWindow } from "../../../theme/smallWindow.ts";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.div`
  ${measureOfRoom}
  margin-block-start: ${tokens.space.s6};
  @media print { display: none; }

  ${media.footerBar} and (min-height: 25em) {
    /* Reserves room for the bar at the end of the page's frame, and below whatever receives the focus. */
    [data-page-frame]:has(&) { padding-block-end: calc(${tokens.space.s12} + ${tokens.space.s8} + env(safe-area-inset-bottom)); }
    [data-page-frame]:has(&[data-bottom-bar="tall"]) { padding-block-end: calc(${tokens.space.s12} * 2 + ${tokens.space.s10} + env(safe-area-inset-bottom)); }
    ${smallWindow} { [data-page-frame]:has(&) { padding-block-end: 0; } }
    @supports not selector(:has(*)) {
      [data-page-frame]:not(&) > footer { padding-block-end: calc(${tokens.space.s12} + ${tokens.space.s8} + env(safe-area-inset-bottom)); }
    }
    /* Stays on the root when the bar unmounts: changing it would restyle the whole document. */
    html:not(&) { scroll-padding-block-end: calc(${tokens.space.s12} * 2 + ${tokens.space.s12} + env(safe-area-inset-bottom)); }

    position: fixed;
    inset: auto 0 0;
    z-index: ${tokens.layer.bar};
    margin: 0;
    padding: ${tokens.space.s3} max(${tokens.space.s4}, env(safe-area-inset-right)) calc(${tokens.space.s3} + env(safe-area-inset-bottom)) max(${tokens.space.s4}, env(safe-area-inset-left));
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.floating};

    /* A bar that would cover the page is placed at its end instead. */
    ${smallWindow} {
      position: static;
      /* In a form's grid it would cover the suggestions of the field above. */
      z-index: auto;
      margin-block-start: ${tokens.space.s6};
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  max-width: ${tokens.size.column};
  margin-inline: auto;

  & > button, & > a { flex: 1 1 7em; min-width: 0; }
`;

const Note = styled.div`
  flex: 1 0 100%;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  text-align: center;
`;

export interface BottomBarProps extends ComponentProps<"div"> {
  /** The main action of the screen, and at most one quiet action beside it. */
  children: ReactNode;
  /** One line above the action: the price, or why it is disabled. */
  note?: ReactNode;
}

/**
 * The bar of the main action: fixed at the bottom up to 992 px (FUN-367), in the column above that, and not fixed where
 * large text or a low window would let it cover the page. The page's frame, StepLayout or PageLayout, reserves room for
 * it, and the focused element scrolls clear of it. One a page.
 *
 * @example
 * <BottomBar note="R$59,90/mês no plano anual">
 *   <Button type="submit">Continuar</Button>
 * </BottomBar>
 */
export function BottomBar({ children, note, ...rest }: BottomBarProps) {
  return (
    <Root data-bottom-bar={note === undefined ? "" : "tall"} {...rest}>
      <Inner>
        {note === undefined ? null : <Note>{note}</Note>}
        {children}
      </Inner>
    </Root>
  );
}
