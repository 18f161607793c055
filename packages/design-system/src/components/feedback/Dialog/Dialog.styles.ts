import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { printAlone } from "../../../theme/printAlone.ts";
import { tokens } from "../../../tokens/index.ts";

const rise = keyframes`from { opacity: 0; transform: translateY(${tokens.space.s8}); }`;
const appear = keyframes`from { opacity: 0; }`;

/* At 400% zoom little of the page fits, so no part is sticky and everything scrolls. */
const lowWindow = "@media (max-height: 30em)";

/**
 * A bottom sheet on a phone, a centred window from 600 px on. styled-components warns of attributes it does not know,
 * `closedby` among them.
 */
export const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  width: 100%;
  max-width: 100%;
  max-height: 90vh;
  max-height: 90dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  overscroll-behavior: contain;
  /* The sticky title, of up to three lines, and the buttons must not cover the focused element. */
  scroll-padding-top: calc(3 * ${tokens.fontSize.title} * ${tokens.lineHeight.tight} + ${tokens.space.s10});
  &:has(> [data-actions]) { scroll-padding-bottom: calc(2 * ${tokens.size.touch} + ${tokens.space.s16}); }
  &[open] { animation: ${rise} ${tokens.duration.medium} ${tokens.easing.out}; }
  &::backdrop { background: ${tokens.color.backdrop}; animation: ${appear} ${tokens.duration.medium} ${tokens.easing.out}; }
  ${media.from600} {
    max-width: ${tokens.size.column};
    margin: auto;
    border-radius: ${tokens.radius.card};
    /* A scrollbar is painted over the round corners. */
    clip-path: inset(0 round ${tokens.radius.card});
    &[data-size="wide"] { max-width: min(${tokens.size.page}, calc(100% - 2 * ${tokens.space.s8})); }
  }
  && { ${lowWindow} { scroll-padding-block: ${tokens.space.s3}; } }
  ${media.forcedColors} { border: ${tokens.size.borderThick} solid; }
  ${printAlone}
`;

export const Header = styled.div`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.raised};
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s3} 0 ${tokens.space.s6};
  background: ${tokens.color.surface};
  ${lowWindow} { position: static; }
  @media print { position: static; }
`;

export const Title = styled.h2`
  padding-block: ${tokens.space.s3};
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Body = styled.div`
  padding: ${tokens.space.s2} ${tokens.space.s6} max(${tokens.space.s6}, env(safe-area-inset-bottom));
`;

/** Stays visible while a long text scrolls behind it. */
export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.raised};
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s6} max(${tokens.space.s6}, env(safe-area-inset-bottom));
  background: ${tokens.color.surface};
  ${media.from600} {
    flex-direction: row;
    justify-content: flex-end;
  }
  ${lowWindow} { position: static; }
  @media print { position: static; }
`;
