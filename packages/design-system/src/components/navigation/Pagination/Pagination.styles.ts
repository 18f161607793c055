import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${tokens.space.s2};

  ${media.from600} { justify-content: center; }
  /* Paper has its own pages. */
  @media print { display: none; }
`;

/** A phone has room for the position alone. */
export const Pages = styled.ol`
  display: none;
  gap: ${tokens.space.s1};
  list-style: none;
  & > li { display: grid; place-items: center; color: ${tokens.color.inkSoft}; }
  & > li, & > li > * { min-width: ${tokens.size.touch}; }

  ${media.from600} { display: flex; }
`;

export const Position = styled.span`
  text-align: center;
  ${media.from600} {
    &:not([role="status"]) { display: none; }
    &[role="status"] { ${visuallyHidden} }
  }
`;

export const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s1};
  min-height: ${tokens.size.touch};
  padding: 0 ${tokens.space.s3};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.primary};
  font-weight: ${tokens.fontWeight.bold};
  text-decoration: none;

  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &:active { color: ${tokens.color.ink}; }
  &[aria-current] { background: ${tokens.color.primary}; color: ${tokens.color.onPrimary}; }
  ${media.forcedColors} { &[aria-current] { outline: ${tokens.size.borderThick} solid; } }
  /* On the first and the last page, the unavailable direction keeps its place, so that the others do not move under the
     finger. A button also keeps the focus after a press. */
  &[aria-disabled="true"] { background: none; color: ${tokens.color.inkSoft}; }
  &[aria-disabled="true"]:not(:focus) { visibility: hidden; }
  & svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  [dir="rtl"] & svg { transform: scaleX(-1); }
`;
