import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.nav`
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

/** As wide as the page, whose edges its labels keep. On a phone the icon is above the label, so that nearly the whole row fits. */
export const List = styled.ul`
  position: relative;
  display: flex;
  max-width: calc(${tokens.size.page} + 2 * ${tokens.space.s6});
  margin-inline: auto;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
  ${media.from600} { gap: ${tokens.space.s2}; }

  /* A link beyond an edge fades out there. At the end of the row, the fade covers only the free space beside the last link. */
  &::before, &::after {
    content: "";
    position: sticky;
    inset-inline: 0;
    z-index: ${tokens.layer.raised};
    flex: none;
    width: ${tokens.space.s3};
    background: linear-gradient(to right, ${tokens.color.surface}, transparent);
    pointer-events: none;
    ${media.from600} { width: ${tokens.space.s6}; }
    ${media.forcedColors} { display: none; }
  }
  &::before {
    margin-inline-end: calc(-1 * ${tokens.space.s3});
    ${media.from600} { margin-inline-end: calc(-1 * (${tokens.space.s6} + ${tokens.space.s2})); }
  }
  &::after {
    margin-inline-start: calc(-1 * ${tokens.space.s3});
    transform: scaleX(-1);
    ${media.from600} { margin-inline-start: calc(-1 * (${tokens.space.s6} + ${tokens.space.s2})); }
  }
  [dir="rtl"] &::before { transform: scaleX(-1); }
  [dir="rtl"] &::after { transform: none; }

  & > li { flex: 1 0 auto; }
  & > li:first-child { margin-inline-start: ${tokens.space.s2}; ${media.from600} { margin-inline-start: ${tokens.space.s4}; } }
  & > li:last-child { margin-inline-end: ${tokens.space.s2}; ${media.from600} { margin-inline-end: ${tokens.space.s4}; } }
  ${media.from600} { & > li { flex-grow: 0; } }

  & a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-height: calc(${tokens.size.touch} + ${tokens.space.s2});
    padding: ${tokens.space.s2} ${tokens.space.s1};
    border-radius: ${tokens.radius.control} ${tokens.radius.control} 0 0;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.fontSize.small};
    font-weight: ${tokens.fontWeight.bold};
    line-height: ${tokens.lineHeight.tight};
    text-decoration: none;
    white-space: nowrap;
    ${media.from600} {
      flex-direction: row;
      gap: ${tokens.space.s2};
      min-height: ${tokens.size.touch};
      padding-inline: ${tokens.space.s2};
      font-size: ${tokens.fontSize.body};
    }
  }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }

  ${media.hover} { & a:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  & a:active { color: ${tokens.color.ink}; }
  & a:focus-visible { outline-offset: calc(-1 * ${tokens.size.focusRing}); }
  & a[aria-current] { color: ${tokens.color.primary}; }
  & a[aria-current]::after {
    content: "";
    position: absolute;
    inset: auto ${tokens.space.s1} 0;
    height: ${tokens.space.s1};
    border-radius: ${tokens.radius.pill} ${tokens.radius.pill} 0 0;
    background: currentColor;
    ${media.forcedColors} { background: Highlight; }
  }
`;
